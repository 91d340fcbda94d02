/** Files from the person: chosen in the browser's dialog, dropped or pasted; what is refused and why is the caller's to say. */

import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { DropArea } from '#ui/form/drop-area.tsx';
import { usePastedFiles } from './use-pasted-files.ts';

export interface FilePickerOptions {
  /** Names the field for screen readers. */
  label: string;
  /** What the dialog offers, as in the HTML attribute; dropped files come unchecked. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Also takes what fits and is pasted anywhere on the page: for the one field that a page is about. */
  pastesAnywhere?: boolean;
}

/** Without an area to drop on: put `input` anywhere and call `choose` from a button. */
export function useFilePicker({
  label,
  accept,
  multiple = false,
  onFiles,
  pastesAnywhere = false,
}: FilePickerOptions) {
  const { getRootProps, getInputProps, inputRef, isDragActive, open } = useDropzone({
    // The button inside is what one clicks and reaches by keyboard.
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      if (files.length > 0) onFiles(files);
    },
  });
  usePastedFiles(inputRef, accept, pastesAnywhere ? onFiles : undefined);
  return {
    choose: open,
    // Out of the flow, where it would otherwise take a gap of its own in a grid.
    input: (
      <input
        {...getInputProps({ accept, multiple, 'aria-label': label, className: 'sr-only', style: undefined })}
      />
    ),
    areaProps: getRootProps(),
    isOver: isDragActive,
  };
}

export interface FileDropProps extends FilePickerOptions {
  className?: string;
  children: (choose: () => void) => ReactNode;
}

export function FileDrop({ className, children, ...options }: FileDropProps) {
  const { choose, input, areaProps, isOver } = useFilePicker({ pastesAnywhere: true, ...options });
  return (
    <DropArea {...areaProps} isOver={isOver} className={className}>
      {children(choose)}
      {input}
    </DropArea>
  );
}
