/** A logo of an invented firm, as wide as two of its height, for stories and tests. */
export const sampleLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 26"><rect width="52" height="26" rx="4" fill="#1d597c"/><path d="M8 18c6-12 12 4 18-6s10-2 18-4" fill="none" stroke="#fffefc" stroke-width="3"/></svg>',
)}`
