import { gunzipSync, gzipSync } from 'node:zlib'

/** Entries of one list: the least that the Bitstring Status List allows, so that an entry hides among many. */
export const statusListLength = 131_072

/** Which list an award is in, and its place there. */
export const statusPlaceOf = (index: number): { readonly list: number; readonly place: number } => ({
  list: Math.floor(index / statusListLength),
  place: index % statusListLength,
})

/** The bits as the list carries them: gzip, then base64url behind the sign of that coding. @param places whose bit is set */
export function encodeStatusList(places: readonly number[]): string {
  const bits = Buffer.alloc(statusListLength / 8)
  // The first entry is the leftmost bit of the first byte.
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7))
  return `u${gzipSync(bits).toString('base64url')}`
}

const mostBytes = 16 * 1024 * 1024

/** Whether the bit at a place is set. @throws where the list cannot be read or is too short */
export function readStatusBit(encoded: string, place: number): boolean {
  if (!encoded.startsWith('u')) throw new Error('The status list has an unknown coding.')
  const bits = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'), { maxOutputLength: mostBytes })
  // Fewer entries would tell whose they are.
  if (bits.length * 8 < statusListLength) throw new Error('The status list is too short.')
  // By division, since shifts count in 32 bits.
  const byte = bits[Math.floor(place / 8)]
  if (byte === undefined) throw new Error('The status list has no such place.')
  return (byte & (0x80 >> (place & 7))) !== 0
}
