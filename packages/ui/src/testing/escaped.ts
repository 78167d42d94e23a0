/** A text as a pattern that stands for nothing but itself. */
export const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
