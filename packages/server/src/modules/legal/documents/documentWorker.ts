import type { ExportFormat, LegalDocument } from '@somo/graphql/schema'
import { headsOf } from '../../tables/exportHeads.ts'
import { languageName } from '../../tables/fileCells.ts'
import { datedFileName, fileWord } from '../../tables/fileNames.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { writeTable } from '../../tables/tableFile.ts'
import { exportTextsOf } from '../../users/export/exportTexts.ts'
import type { DocumentService } from './documentService.ts'
import { type DocumentStanding, legalTextsOf } from './legalExportTexts.ts'
import { namePages } from './pageNames.ts'

/** What an export of documents is asked for: those on show, in the order they stand there. */
export interface DocumentWish {
  readonly documents: readonly string[]
  readonly format: ExportFormat
  readonly locale: string | null
}

/** The kind of the job. */
export const documentExportKind = 'legal.exportDocuments'

/** How a document stands as a whole, as its screen tells it. */
function standingOf({ live, scheduled, draft }: LegalDocument): DocumentStanding {
  const isThere = (version: LegalDocument['live']): boolean => (version ?? null) !== null
  if (isThere(scheduled)) return isThere(live) ? 'liveScheduled' : 'scheduled'
  if (isThere(draft)) return isThere(live) ? 'liveDraft' : 'draft'
  return isThere(live) ? 'live' : 'empty'
}

const namesOf = (locales: readonly string[]): string => locales.map(languageName).join(', ')

function cellsOf(document: LegalDocument, locale: string | null): string[] {
  const { kinds, modes, states } = legalTextsOf(locale)
  const { roles } = exportTextsOf(locale)
  const {
    title,
    kind,
    locales,
    consent,
    acceptedCount,
    audienceCount,
    audienceRoles,
    audienceUnit,
    audienceLocales,
    screens,
  } = document
  const live = document.live ?? null
  const asks = consent !== 'NONE' && live !== null
  return [
    title,
    kinds[kind],
    states[standingOf(document)],
    live === null ? '' : String(live.number),
    live?.validFromDay ?? '',
    namesOf(locales),
    modes[consent],
    asks ? String(acceptedCount) : '',
    String(audienceCount),
    audienceRoles.map((role) => roles[role]).join(', '),
    audienceUnit?.name ?? '',
    namesOf(audienceLocales),
    namePages(screens, locale).join(', '),
  ]
}

/** Writes how documents stand into a file of whoever asked, in one step; what was put away meanwhile is left out. */
export function createDocumentWorker(
  service: Pick<DocumentService, 'listDocuments'>,
  files: Pick<PrivateFiles, 'keep'>,
): JobWorker<DocumentWish, null> {
  return {
    kind: documentExportKind,
    async step({ documents, format, locale }, _, { client, owner }) {
      if (owner === null || !owner.roles.includes('ADMIN')) throw new JobError('OUT_OF_SCOPE')
      const known = new Map((await service.listDocuments()).map((document) => [document.uuid, document]))
      const rows = documents.flatMap((uuid) => {
        const document = known.get(uuid)
        return document === undefined ? [] : [cellsOf(document, locale)]
      })
      const { ending, ...table } = await writeTable(format, {
        name: fileWord('documents', locale),
        rows: [headsOf('documents', locale), ...rows],
        locale,
      })
      const name = datedFileName('documents', locale, ending)
      const file = await files.keep(client, { owner: owner.subject, name, ending, ...table })
      return { position: null, done: rows.length, total: rows.length, file }
    },
  }
}
