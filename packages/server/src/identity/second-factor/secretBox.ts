import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Encrypts what is kept and has to be read again, such as the secret of an authenticator app. */
export interface SecretBox {
  /** `context` names whose secret it is: what was sealed for one account does not open for another. */
  seal(text: string, context: string): Buffer
  /** @throws Error where the bytes were changed, or sealed with another key or for another context. */
  open(sealed: Buffer, context: string): string
}

/** A box whose key is derived from a secret of the installation (AES-256-GCM, NIST SP 800-38D). */
export function createSecretBox(secret: Buffer): SecretBox {
  const key = createHash('sha256').update(secret).digest()
  return {
    seal(text, context) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
    },
    open(sealed, context) {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength))
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
    },
  }
}
