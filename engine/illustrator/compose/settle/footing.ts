/** What a place has to stand on: nothing hangs over water, boats lie in it, and where there is no ground all float. */

import type { Stage } from '../../locations/stage.ts';
import type { Node } from '../node.ts';

const FLIES = /bird|gull|eagle|butterfly|bee|plane|helicopter|balloon|dragon|kite|drone|bat|owl|parrot|dove/;

/** In water nothing that swims hangs in the air; where there is no ground everything does. */
export function findFooting(nodes: readonly Node[], { footing }: Stage): void {
  for (const node of nodes) {
    const { thing } = node;
    if (footing === 'air') node.floats = thing.relation === null || node.floats;
    if (
      footing === 'water' &&
      !FLIES.test(thing.name) &&
      thing.action !== 'fly' &&
      !thing.states.includes('floating')
    )
      node.floats = false;
  }
}

/** What swims lies in the water, boats a little, rocks deep; what stands on something goes down with it. */
export function sink(nodes: readonly Node[], stage: Stage): void {
  if (stage.footing !== 'water') return;
  const shareOf = ({ thing }: Node): number => {
    if (thing.kind === 'person')
      return thing.action === 'swim' ? 0.4 : thing.action === 'surf' || thing.action === 'row' ? 0 : 0.2;
    if (thing.kind === 'nature' || /rock|cliff|island|iceberg/.test(thing.name)) return 0.24;
    const wades = /flamingo|duck|swan|heron|stork|crane|gull|pelican/.test(thing.name);
    return thing.kind === 'animal' && !wades ? 0.3 : 0.09;
  };
  const depthOf = (node: Node, steps = 0): number => {
    const { relation } = node.thing;
    const other = relation && steps < 4 ? nodes.find((one) => one.index === relation.to) : undefined;
    return other && other !== node ? depthOf(other, steps + 1) : shareOf(node) * (node.hi[1] - node.lo[1]);
  };
  const depths = nodes.map((node) => (node.floats && node.thing.action !== 'swim' ? 0 : depthOf(node)));
  for (const [i, node] of nodes.entries()) node.at = [node.at![0], node.at![1] - depths[i]!, node.at![2]];
}
