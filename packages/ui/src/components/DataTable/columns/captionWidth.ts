/** How wide letters of Inter are at most, in em; the first line that names a letter counts. */
const widths: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI.,:;'’!| ]/, 0.3],
  [/[ft()/]/, 0.36],
  [/[acekrsvxyz\-–]/, 0.58],
  [/[mwM]/, 0.9],
  [/[æœWÆŒ%@]/, 1.01],
  [/[\p{Ll}\d?]/u, 0.63],
  [/\p{Script=Latin}/u, 0.77],
]
/** Letters of other scripts come from other fonts. */
const unknown = 1.01

/**
 * How wide a caption is at most, in em of its own size. Known without a look at the page, so that the values of all cards
 * stand behind the widest caption from the first picture on.
 */
export const captionWidth = (caption: string): number =>
  // Marks above and below letters and places to break take no room of their own.
  Array.from(caption.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')).reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? unknown),
    0,
  )
