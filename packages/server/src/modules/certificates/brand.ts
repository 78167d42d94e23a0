import { parseColour } from '@somo/ui/theme/colourText'
import { defaultPrimary } from '@somo/ui/theme/tokens'
import type { Queryable } from '../../database/transaction.ts'
import { keyOfPublicPath, type FileStore } from '../../files/fileStore.ts'
import { createPublishedDesign } from '../design/published.ts'
import type { ModulePreferenceService } from '../modulePreferences/service.ts'
import type { Brand } from './page/certificateTypes.ts'

export interface BrandDeps {
  readonly preferences: ModulePreferenceService
  readonly files: Pick<FileStore, 'open'>
}

interface GeneralUnit {
  readonly name: string
  readonly color: string | null
}

/** Name, colour and logo of the organisation as they are published now. */
export async function readBrand(sql: Queryable, { preferences, files }: BrandDeps): Promise<Brand> {
  const { productName, primaryColor, logoUrl } = await createPublishedDesign(preferences).read(sql)
  const { rows } = await sql.query<GeneralUnit>('select name, color from unit where is_general')
  const unit = rows[0]
  return {
    issuer: unit?.name ?? productName ?? 'Somo',
    colour: parseColour(unit?.color ?? '') ?? primaryColor ?? defaultPrimary,
    logo: logoUrl === null ? null : await readLogo(files, logoUrl),
  }
}

/** As a PNG, which PDF knows; logos are kept as WebP. Null where the file is gone. */
async function readLogo(files: Pick<FileStore, 'open'>, url: string): Promise<Buffer | null> {
  const key = keyOfPublicPath(url)
  const file = key === null ? null : await files.open(key)
  if (file === null) return null
  const { default: sharp } = await import('sharp')
  const content: Buffer[] = []
  for await (const part of file.read()) content.push(part as Buffer)
  return sharp(Buffer.concat(content))
    .resize({ width: 800, height: 240, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
