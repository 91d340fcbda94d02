/** What those who look on at requests and jobs are told. */

export interface RequestFacts {
  method: string;
  /** The pattern, never the address itself: ids would make each one a number of its own. */
  path: string;
  headers: Record<string, unknown>;
}

export interface JobFacts {
  id: string;
  type: string;
}

/** One of those who look on. */
export interface Watcher {
  /** Runs `next` as part of this request; what it returns is told the status of the answer. */
  request(facts: RequestFacts, next: () => void): (status: number) => void;
  job<T>(facts: JobFacts, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Metrics extends Watcher {
  contentType: string;
  text(): Promise<string>;
}
