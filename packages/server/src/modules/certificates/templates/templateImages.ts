import type { CertificateImageKind } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { takePng, type PngDeps } from '../../uploads/takePng.ts'

export type ImageDeps = PngDeps

/** In pixels, for print at 300 dots an inch. */
const largest: Readonly<Record<CertificateImageKind, { readonly width: number; readonly height: number }>> = {
  SIGNATURE: { width: 900, height: 300 },
  LOGO: { width: 800, height: 240 },
}

/** An uploaded picture as a PNG, which PDF knows; null where it is not there. The upload is used up. */
export const takeImage = (
  deps: ImageDeps,
  client: PoolClient,
  kind: CertificateImageKind,
  given: { readonly upload: string; readonly owner: string },
): Promise<Buffer | null> =>
  takePng(deps, client, given, (picture) =>
    picture.resize({ ...largest[kind], fit: 'inside', withoutEnlargement: true }).png(),
  )
