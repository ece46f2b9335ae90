/** What is known about the service whose requests are signed. */
export interface Setting {
  /** Hosts at which programs reach it, with their port where it is written: `api.example:443`. */
  readonly hosts: readonly string[];
  /** Base paths in use, such as `/v1`. */
  readonly bases: readonly string[];
  /** How far a timestamp may be from the clock of the service, in milliseconds. */
  readonly tolerance: number;
  /** The age from which an event may be rejected, in milliseconds. */
  readonly eventAge: number;
  /** Timestamps of published test vectors, which never match the current time. */
  readonly vectorTimes: readonly string[];
  /** The calls of the contract, and the names of its events. */
  readonly calls: readonly ContractCall[];
  readonly events: readonly string[];
}

export interface ContractCall {
  readonly method: string;
  /** Relative to the base path, with `{names}` in place of identifiers. */
  readonly path: string;
  /** Whether the call works without an API key. */
  readonly public: boolean;
  readonly query: readonly string[];
  readonly takesBody: boolean;
}
