/** Shapes of packages that bring none of their own: only what is used here. */

declare module 'espeak-ng' {
  interface EspeakModule {
    FS: {
      readFile(path: string, options: { encoding: 'utf8' }): string;
      readFile(path: string): Uint8Array;
      unlink(path: string): void;
      streams: ({ fd: number } | null | undefined)[];
      close(stream: unknown): void;
    };
  }
  interface EspeakOptions {
    noInitialRun: boolean;
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
    print(): void;
    printErr(): void;
  }
  export default function start(options: EspeakOptions): Promise<EspeakModule>;
}

declare module 'kuromoji' {
  interface Token {
    surface_form: string;
    reading?: string;
    pronunciation?: string;
  }
  interface Tokenizer {
    tokenize(text: string): Token[];
  }
  const kuromoji: {
    builder(options: { dicPath: string }): {
      build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
    };
  };
  export default kuromoji;
}
