export const COST_FIGURES: readonly RegExp[] = [
  /^deposits\.(schedule|card)\./,
  /^deposits\.tier\.verified\./,
  /^withdrawals\./,
  /^trading\.(tier|minimum-order|tier-limit)\./,
  /^compliance\.kyc\.review$/,
  /^service\.coins\.listed$/,
  /^examples\./,
];
