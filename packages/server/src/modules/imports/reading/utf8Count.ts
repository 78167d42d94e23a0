/**
 * Counts, over the pieces of a file, the characters of several bytes that are valid UTF-8 (RFC 3629) and the bytes that are
 * not part of any.
 */
export class Utf8Count {
  #missing = 0
  #read = 0
  #lowest = 0x80
  #highest = 0xbf
  valid = 0
  bad = 0

  observe(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#missing === 0) this.#begin(byte)
      else this.#continue(byte)
    }
  }

  end(): void {
    this.bad += this.#read
    this.#reset()
  }

  #reset(): void {
    this.#missing = 0
    this.#read = 0
    this.#lowest = 0x80
    this.#highest = 0xbf
  }

  #begin(byte: number): void {
    if (byte < 0x80) return
    this.#read = 1
    if (byte >= 0xc2 && byte <= 0xdf) this.#missing = 1
    else if (byte >= 0xe0 && byte <= 0xef) this.#missing = 2
    else if (byte >= 0xf0 && byte <= 0xf4) this.#missing = 3
    else return this.end()
    // Overlong forms, surrogates and numbers beyond U+10FFFF.
    if (byte === 0xe0) this.#lowest = 0xa0
    if (byte === 0xed) this.#highest = 0x9f
    if (byte === 0xf0) this.#lowest = 0x90
    if (byte === 0xf4) this.#highest = 0x8f
  }

  #continue(byte: number): void {
    if (byte < this.#lowest || byte > this.#highest) {
      this.end()
      return this.#begin(byte)
    }
    this.#lowest = 0x80
    this.#highest = 0xbf
    this.#read += 1
    this.#missing -= 1
    if (this.#missing > 0) return
    this.valid += 1
    this.#reset()
  }
}
