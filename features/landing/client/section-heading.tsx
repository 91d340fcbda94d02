/** The opening of a section: a small cue, the statement, one sentence more. */

export interface SectionHeadingProps {
  id: string;
  cue: string;
  title: string;
  text: string;
}

export function SectionHeading({ id, cue, title, text }: SectionHeadingProps) {
  return (
    <div className="mx-auto max-w-2xl text-center">
      <p className="font-semibold text-primary text-sm">{cue}</p>
      <h2 id={id} className="mt-3 font-bold text-3xl tracking-tight sm:text-[2.75rem] sm:leading-[1.1]">
        {title}
      </h2>
      <p className="mt-4 text-pretty text-base text-muted-foreground sm:text-lg">{text}</p>
    </div>
  );
}
