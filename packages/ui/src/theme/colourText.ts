/** A colour as people and settings write it, #rgb or #rrggbb with or without #, as #rrggbb; null for anything else. */
export const parseColour = (text: string): string | null => {
  const match = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim())
  const digits = match?.[1]?.replaceAll(/./g, '$&$&') ?? match?.[2]
  return digits === undefined ? null : `#${digits.toLowerCase()}`
}
