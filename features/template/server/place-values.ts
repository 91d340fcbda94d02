/** What people write into the places of a template: only into places, within their limits, and of their kind. */

import { AppError } from '#common/errors.ts';
import type { TemplatePlace } from '#common/templates.ts';
import type { PlaceValues } from '#platform/generation-jobs/template-sources.ts';

/** The picture behind what somebody gave for a place: theirs, or refused. */
type FindPicture = (value: string, place: string) => Promise<string>;

export async function placeValues(
  places: readonly TemplatePlace[],
  given: Readonly<Record<string, string>>,
  findPicture: FindPicture,
): Promise<PlaceValues> {
  const known = new Map(places.map((one) => [one.key, one]));
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(given)) {
    const place = known.get(key);
    if (!place) throw new AppError('bad_request', `This template has no place “${key}”.`);
    if (place.kind === 'picture') {
      if (value.trim()) values.set(key, await findPicture(value.trim(), place.name));
      continue;
    }
    values.set(key, judged(place, value));
  }
  return values;
}

function judged({ name, kind, maxLength }: TemplatePlace, value: string): string {
  const text = value.trim();
  if (maxLength !== null && text.length > maxLength)
    throw new AppError('bad_request', `Keep “${name}” within ${maxLength} characters.`);
  if (text && kind === 'price' && !/\p{N}/u.test(text))
    throw new AppError('bad_request', `“${name}” needs an amount, such as €2.40.`);
  if (text && kind === 'date' && !/\p{N}|\p{L}{3}|[一-龠]/u.test(text))
    throw new AppError('bad_request', `“${name}” needs a day.`);
  return text;
}
