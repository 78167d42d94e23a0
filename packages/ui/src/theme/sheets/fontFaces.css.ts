import { globalFontFace } from '@vanilla-extract/css'

/** Inter's latin subset; its file also answers for quotes, dashes, arrows and the euro sign. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** Names of people need more letters than the interface does. */
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const face = (subset: string, style: 'normal' | 'italic', unicodeRange: string) => ({
  src: `url('@fontsource-variable/inter/files/inter-${subset}-opsz-${style}.woff2') format('woff2')`,
  fontStyle: style,
  fontWeight: '100 900',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

// What is drawn until Inter is here takes the room that Inter will take (Arial's widths, and its line, in Inter's measure),
// so that no line breaks in another place when it comes. Only letters Inter has: others go to the system's own font.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  unicodeRange: 'U+0020-007E,U+00A0-00FF',
})

// The files carry the axes weight and optical size; the browser fetches one only when a page shows a letter of its range.
globalFontFace('Inter Variable', [
  face('latin-ext', 'normal', latinExtended),
  face('latin', 'normal', latin),
  face('latin-ext', 'italic', latinExtended),
  face('latin', 'italic', latin),
])
