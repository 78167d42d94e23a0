import type { ExportFormat, SortDirection } from '@somo/graphql/schema'
import { headsOf } from '../../tables/exportHeads.ts'
import { languageName, writeMinute } from '../../tables/fileCells.ts'
import { datedFileName, fileWord } from '../../tables/fileNames.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { writeTable } from '../../tables/tableFile.ts'
import { readCriteria } from './consentCriteria.ts'
import type { ConsentStore, ProofRow } from './consentStore.ts'
import type { ConsentChoice } from './consentChoice.ts'
import { tellCriteria } from './criteriaTexts.ts'
import { legalTextsOf } from '../documents/legalExportTexts.ts'

/** What an export of proofs is asked for. */
export interface ProofWish {
  readonly choice: ConsentChoice
  /** The latest first, where nothing is said. */
  readonly direction?: SortDirection
  readonly format: ExportFormat
  readonly locale: string | null
}

/** The kind of the job. */
export const proofKind = 'legal.exportConsents'

// A spreadsheet holds no more rows than this, its head aside.
const mostRows = 1_000_000

/** What people read, then what proves it: the fingerprint, the moment and the reasons, in words. */
function cellsOf(
  { uuid, person, document, versionNumber, locale: language, decision, atText, onBehalfOf, hash, criteria }: ProofRow,
  locale: string | null,
): string[] {
  const { decisions, modes } = legalTextsOf(locale)
  const storedCriteria = readCriteria(criteria)
  const mode = storedCriteria?.mode ?? null
  return [
    uuid,
    person,
    document,
    String(versionNumber),
    languageName(language),
    decisions[decision],
    writeMinute(atText),
    onBehalfOf ?? '',
    mode === null ? '' : modes[mode],
    hash ?? '',
    atText,
    tellCriteria(storedCriteria, locale),
  ]
}

/** Writes the proofs that match into a file of whoever asked, in one step: the file is a whole or not at all. */
export function createProofWorker(store: ConsentStore, files: Pick<PrivateFiles, 'keep'>): JobWorker<ProofWish, null> {
  return {
    kind: proofKind,
    async step({ choice, direction = 'DESCENDING', format, locale }, _, { client, owner }) {
      if (owner === null || !owner.roles.includes('ADMIN')) throw new JobError('OUT_OF_SCOPE')
      if ((await store.count(choice, mostRows + 1, client)) > mostRows) throw new JobError('TOO_MANY')
      const rows: string[][] = []
      for (let page = await store.readProofs(client, choice, direction, null); page.length > 0;) {
        rows.push(...page.map((row) => cellsOf(row, locale)))
        page = await store.readProofs(client, choice, direction, page.at(-1)?.uuid ?? null)
      }
      const { ending, ...table } = await writeTable(format, {
        name: fileWord('consents', locale),
        rows: [headsOf('proofs', locale), ...rows],
        locale,
      })
      const name = datedFileName('consents', locale, ending)
      const file = await files.keep(client, { owner: owner.subject, name, ending, ...table })
      return { position: null, done: rows.length, total: rows.length, file }
    },
  }
}
