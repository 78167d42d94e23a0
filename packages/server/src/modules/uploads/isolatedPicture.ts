import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Isolation } from '../../isolation/isolation.ts'
import { IsolationError } from '../../isolation/isolationError.ts'
import type { Picture, PictureError } from './pictures.ts'
import type { UploadKind } from '@somo/graphql/schema'

const errors = {
  WRONG_KIND: 'WRONG_KIND',
  UNREADABLE: 'UNREADABLE',
  TOO_LARGE: 'TOO_LARGE',
  TOO_COMPLEX: 'TOO_COMPLEX',
} as const satisfies { readonly [F in PictureError]: F }

const pictureItem = z.union([
  z.strictObject({ error: z.enum(errors) }),
  z.strictObject({ content: z.base64(), width: z.int().positive(), height: z.int().positive() }),
])

/** What the child process tells of a picture; its content is base64. */
export type PictureItem = z.infer<typeof pictureItem>

// Forty million pixels unpack to 240 MB; a drawing is drawn at the size it is kept in, and needs a small part of that.
const photographLimits = { heapMiB: 64, residentMiB: 512, seconds: 5 } as const
const drawingLimits = { heapMiB: 64, residentMiB: 256, seconds: 5 } as const

// One person sends at most three files at once, so one alone cannot keep the others waiting.
const mostAtOnce = 4

/** Text begins with `<`, white space or a byte order mark; no photograph does. */
const isText = (content: Buffer): boolean => /^[<\s\u00ef]/.test(content.subarray(0, 1).toString('latin1'))

/** Makes pictures in child processes, a few at a time. */
export type PictureMaker = (
  content: Buffer,
  options: PictureOptions,
  signal?: AbortSignal,
) => Promise<Picture | PictureError | 'TOO_SLOW' | 'CRASHED'>

/** A maker of pictures (see `makePicture`) that kills what takes too long or too much memory, and what nobody waits for. */
export function createPictureMaker(isolation: Isolation): PictureMaker {
  const limit = pLimit(mostAtOnce)
  const module = new URL('./pictureTask.ts', import.meta.url)
  return (content, options, signal) =>
    limit(async () => {
      signal?.throwIfAborted()
      const limits = isText(content) ? drawingLimits : photographLimits
      try {
        const made = await isolation.runOnce({
          module,
          options,
          input: Readable.from([content]),
          limits,
          item: pictureItem,
          ...(signal === undefined ? {} : { signal }),
        })
        return 'error' in made ? made.error : { ...made, content: Buffer.from(made.content, 'base64') }
      } catch (error) {
        // A drawing that needs too much memory is not a large file.
        if (error instanceof IsolationError)
          return error.code === 'TOO_LARGE' && isText(content) ? 'TOO_COMPLEX' : error.code
        throw error
      }
    })
}

/** What is wanted of a picture. */
export interface PictureOptions {
  readonly kind: UploadKind
  readonly types: readonly string[]
}
