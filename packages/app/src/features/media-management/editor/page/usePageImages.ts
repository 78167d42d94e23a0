import { AddPageImageDocument } from '@somo/graphql/medium-editor'
import { useState } from 'react'
import type { PageImageAddress } from '../../../../domain/medium/PageContent.tsx'
import type { PictureError } from '../../../../domain/medium/PictureUpload.tsx'
import { useAction } from '../../../../platform/api/useAction.ts'
import type { SendAnswer } from '../../../../platform/api/uploads/sendFile.ts'
import { useUpload, type Upload } from '../../../../platform/api/uploads/useUpload.ts'
import { internalProblem } from '../../../../platform/api/actionResult.ts'

/** A picture that was taken in, with its size in pixels. */
export interface AddedImage extends PageImageAddress {
  readonly width: number
  readonly height: number
}

/** The pictures of a draft, and the way to more. */
export interface PageImages {
  readonly addresses: readonly PageImageAddress[]
  readonly upload: Upload
  /** Makes a sent file a picture of the draft. */
  readonly add: (file: Extract<SendAnswer, { kind: 'sent' }>['file']) => Promise<AddedImage | PictureError>
}

/** A picture is kept at once; the block that shows it is saved with the page. */
export function usePageImages(medium: string, saved: readonly PageImageAddress[]): PageImages {
  const upload = useUpload('PAGE_IMAGE')
  const { run } = useAction(AddPageImageDocument, (data) => data.medium.addImage)
  const [added, setAdded] = useState<readonly PageImageAddress[]>([])
  return {
    addresses: [...added, ...saved],
    upload,
    async add({ uuid, width, height }) {
      const { problem, userErrors, payload } = await run({ uuid: medium, upload: uuid })
      if (problem !== null) return { kind: 'failed', problem }
      const [error] = userErrors
      if (error !== undefined) return { kind: 'refused', code: error.code }
      const image = payload?.image ?? null
      if (image === null) return { kind: 'failed', problem: internalProblem }
      setAdded((now) => [image, ...now])
      return { ...image, width: width ?? 0, height: height ?? 0 }
    },
  }
}
