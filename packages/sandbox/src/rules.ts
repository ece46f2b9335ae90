/** A test key, which is valid in the sandbox only. */
export interface ApiKey {
  key: string;
  /** Signs calls. */
  secret: string;
  /** What calls it may make, by the `x-permission` of their operations. */
  permissions: readonly string[];
}

/** What the contract does not say. Plain data, as it is also read from JSON. */
export interface Rules {
  /** The first one should have all permissions: the start names it first. */
  keys: readonly ApiKey[];
  /** Signs events. */
  webhookSecret: string;
  /** Calls per minute: public ones per address, private ones per key. */
  limits: {public: number; private: number};
  /** For an exchange: what a trade costs and how small an order may be. */
  trading?: {
    /** Percent of the traded value, as `taker`. */
    maker: number;
    taker: number;
    /** The smallest order of a coin, in that coin. */
    smallest: Readonly<Record<string, number>>;
    /** The smallest order of any other coin, in the currency that it is traded in. */
    smallestValue: number;
    /** The fee of a withdrawal in a currency, in that currency. */
    withdrawal: Readonly<Record<string, number>>;
  };
}
