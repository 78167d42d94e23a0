import type { ExportFormat, LegalDocument } from '@somo/graphql/schema'
import { headsOf } from '../exportHeads.ts'
import { datedFileName, fileWord } from '../fileNames.ts'
import { JobFault, type JobWorker } from '../jobs/jobs.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { writeTable } from '../tableFile.ts'
import type { DocumentService } from './documentService.ts'

/** What an export of documents is asked for: those on show, in the order they stand there. */
export interface DocumentWish {
  readonly documents: readonly string[]
  readonly format: ExportFormat
  readonly locale: string | null
}

/** The kind of the job. */
export const documentExportKind = 'legal.exportDocuments'

const standingOf = ({ live, scheduled, draft }: LegalDocument): string =>
  [live, scheduled, draft].flatMap((version) => version?.state ?? []).join(', ')

const cellsOf = (document: LegalDocument): string[] => {
  const { title, kind, locales, consent, acceptedCount, audienceCount, audienceRoles, audienceUnit, audienceLocales, screens } = document
  const live = document.live ?? null
  const asks = consent !== 'NONE' && live !== null
  return [
    ...[title, kind, standingOf(document), live === null ? '' : String(live.number), live?.validFromDay ?? '', locales.join(', '), consent],
    ...[asks ? String(acceptedCount) : '', String(audienceCount)],
    ...[audienceRoles.join(', '), audienceUnit?.name ?? '', audienceLocales.join(', '), screens.join(', ')],
  ]
}

/** Writes how documents stand into a file of whoever asked, in one step; what was put away meanwhile is left out. */
export function createDocumentWorker(service: Pick<DocumentService, 'listDocuments'>, files: Pick<PrivateFiles, 'keep'>): JobWorker<DocumentWish, null> {
  return {
    kind: documentExportKind,
    async step({ documents, format, locale }, _, { client, owner }) {
      if (owner === null || !owner.roles.includes('ADMIN')) throw new JobFault('OUT_OF_SCOPE')
      const known = new Map((await service.listDocuments()).map((document) => [document.uuid, document]))
      const rows = documents.flatMap((uuid) => {
        const document = known.get(uuid)
        return document === undefined ? [] : [cellsOf(document)]
      })
      const { ending, ...table } = await writeTable(format, { name: fileWord('documents', locale), rows: [headsOf('documents', locale), ...rows], locale })
      const name = datedFileName('documents', locale, ending)
      const file = await files.keep(client, { owner: owner.subject, name, ending, ...table })
      return { position: null, done: rows.length, total: rows.length, file }
    },
  }
}
