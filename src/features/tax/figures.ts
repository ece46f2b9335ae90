/** Figures that the tax helper works with. */
export const TAX_FIGURES: readonly RegExp[] = [/^tax\./];
