import { once } from 'node:events'
import type { Pool } from 'pg'
import { createFileKey, type FileStore } from '../../../files/fileStore.ts'

const titles = ['First aid at work', 'Forklift licence'] as const

/** A page with a title, as another organisation would send it. */
async function drawPage(title: string): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit')
  const pdf = new PdfKit({ size: 'A5', layout: 'landscape', info: { Title: title, CreationDate: new Date(0) } })
  const pieces: Uint8Array[] = []
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece))
  const ended = once(pdf, 'end')
  pdf.fontSize(28).text(title, 60, 140)
  pdf.end()
  await ended
  return Buffer.concat(pieces)
}

/** Two certificates of other organisations that the demo's learner has added: one waits for a decision, one ends soon. */
export async function seedDemoExternalCertificates(pool: Pool, files: FileStore): Promise<void> {
  const { rows } = await pool.query<{ uuid: string }>(
    `select uuid from person where username = 'learner' and exists (select from unit where is_general and key = 'demo')
      and not exists (select from external_certificate)`,
  )
  const [learner] = rows
  if (learner === undefined) return
  for (const [place, title] of titles.entries()) {
    const file = createFileKey('pdf')
    await files.put(file, await drawPage(title))
    await pool.query(
      `insert into external_certificate (uuid, person, title, issuer, issued_on, valid_until, file, file_name, media_type, state, decided_at)
        values (gen_random_uuid(), $1, $2, $3, installation_day() - $4::int, installation_day() + $5::int, $6, $7, 'application/pdf', $8,
          case when $8 = 'CONFIRMED' then now() - interval '200 days' end)`,
      [
        learner.uuid,
        title,
        place === 0 ? 'Red Cross Hamburg' : 'Nordhafen Akademie',
        place === 0 ? 3 : 710,
        place === 0 ? 727 : 20,
        file,
        `${title}.pdf`,
        place === 0 ? 'SUBMITTED' : 'CONFIRMED',
      ],
    )
  }
}
