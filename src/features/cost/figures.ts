export const COST_FIGURES: readonly RegExp[] = [
  /^deposits\.(schedule|card|tier|site|currencies)\./,
  /^deposits\.article\.sepa\.currencies$/,
  /^deposits\.marketing\./,
  /^withdrawals\./,
  /^trading\.(tier|minimum-order|tier-limit)\./,
  /^compliance\.kyc\.review$/,
  /^service\.coins\.listed$/,
];
