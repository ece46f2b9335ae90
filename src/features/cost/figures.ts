/** The figures that the calculator uses. */
export const COST_FIGURES: readonly RegExp[] = [
  /^deposits\.(schedule|article|card|tier|site|currencies)\./,
  /^deposits\.marketing\./,
  /^withdrawals\./,
  /^trading\.(tier|help|discount|minimum-order|tier-limit)\./,
  /^countries\.\w+\.list$/,
  /^compliance\.kyc\.review$/,
  /^service\.coins\.listed$/,
];
