/** A map takes all of its frame. */
export const fill = { position: 'absolute', inset: 0 } as const
/** Px that a pin's text is above the place, so that it does not cover the pin. */
export const pinOffset = 36
