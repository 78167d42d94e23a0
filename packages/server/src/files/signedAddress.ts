import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses that carry their own end and the proof that we made them. */
export interface AddressSigner {
  /** The query of an address of `name` that is good for so many milliseconds. */
  queryOf(name: string, goodMs: number): string
  /** Whether it was made here for `name` and has not ended. */
  isGood(name: string, query: string): boolean
}

/** Signs addresses with `key`. */
export function createAddressSigner(key: Buffer): AddressSigner {
  const sign = (name: string, until: string): Buffer => createHmac('sha256', key).update(`${name}.${until}`).digest()
  return {
    queryOf(name, goodMs) {
      const until = String(Date.now() + goodMs)
      return `until=${until}&signature=${sign(name, until).toString('base64url')}`
    },
    isGood(name, query) {
      const given = new URLSearchParams(query)
      const until = given.get('until') ?? ''
      const signature = Buffer.from(given.get('signature') ?? '', 'base64url')
      const right = sign(name, until)
      return signature.length === right.length && timingSafeEqual(signature, right) && Number(until) > Date.now()
    },
  }
}
