interface EyeDropper {
  /** Rejects where the person gives it up. */
  readonly open: () => Promise<{ readonly sRGBHex: string }>
}

declare global {
  interface Window {
    /** Takes a colour from anywhere on the screen; not in every browser. */
    readonly EyeDropper?: new () => EyeDropper
  }
}

/** Lets the person take a colour from the screen; null where the browser cannot, else a promise of the colour or of null. */
export const colourTaker = (): (() => Promise<string | null>) | null => {
  const { EyeDropper: Dropper } = window
  if (Dropper === undefined) return null
  return () =>
    new Dropper().open().then(
      ({ sRGBHex }) => sRGBHex,
      // Given up by Escape: nothing was chosen.
      () => null,
    )
}
