/** The part of culori (which ships no types) that the tests use as an independent oracle. */
declare module 'culori' {
  export interface CuloriOklch {
    readonly l: number
    readonly c: number
    /** Degrees; absent for greys. */
    readonly h?: number
  }
  export const oklch: (colour: string) => CuloriOklch
  export const wcagLuminance: (colour: string) => number
  export const wcagContrast: (one: string, other: string) => number
}
