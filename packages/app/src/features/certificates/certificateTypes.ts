import type {
  CertificatePreviewQuery,
  CertificateTemplatePartsFragment,
  CertificateTemplatesQuery,
  IssuedCertificatePartsFragment,
} from '@somo/graphql/certificates'
import type { CertificateDesignInput, CertificateImageKind, CertificateReissueCause } from '@somo/graphql/schema'
import type { FilterOption } from '@somo/ui/FilterBar'
import type { CertificateFileUse } from '../../domain/certificate/useCertificateFile.ts'
import type { SubmittedUse } from '../../domain/certificate/useSubmittedCertificates.ts'
import type { ListExport } from '../../domain/job/useListExport.ts'
import type { ListUse } from '../../domain/list/state/useListPlace.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
import type { Upload } from '../../platform/api/uploads/useUpload.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

export type ListedTemplate = CertificateTemplatesQuery['certificates']['templates'][number]
export type Template = CertificateTemplatePartsFragment
export type Preview = CertificatePreviewQuery['certificates']['preview']
export type IssuedCertificate = IssuedCertificatePartsFragment

export interface Outcome {
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}
/** What came of a change of a template; null where it is not there any more. */
export interface TemplateAnswer extends Outcome {
  readonly template: Template | null
}

/** Work on all certificates that the list shows. */
export interface BulkCertificates {
  /** A ZIP file with their PDFs. */
  readonly download: ListExport
  /** How many would be issued again; null where nobody knows. */
  readonly count: (cause: CertificateReissueCause) => Promise<number | null>
  /** Starts the work. */
  readonly reissueAll: (cause: CertificateReissueCause) => Promise<Outcome>
  /** The work that was started; null while there is none. */
  readonly job: string | null
  readonly onJobEnded: () => void
  readonly onHideJob: () => void
  /** The medium of the filter in words; null where there is none. */
  readonly medium: FilterOption | null
  readonly findMedia: (search: string) => Promise<readonly FilterOption[]>
}

/** What the lists show and can change. */
export interface CertificatesData extends SubmittedUse {
  readonly templates: QueryUse<readonly ListedTemplate[]>
  readonly issued: ListUse<IssuedCertificate>
  /** How many wait for a decision; null while nobody knows. */
  readonly waiting: number | null
  readonly files: CertificateFileUse
  readonly create: (name: string, locale: string, idempotenceKey: string) => Promise<TemplateAnswer>
  readonly revoke: (certificate: IssuedCertificate, reason: string) => Promise<Outcome>
  readonly reissue: (certificate: IssuedCertificate) => Promise<Outcome>
  readonly bulk: BulkCertificates
}

/** What the editor of a template shows and can change. */
export interface TemplateData {
  readonly template: QueryUse<Template>
  readonly preview: PreviewUse
  readonly findMedia: (search: string) => Promise<readonly FilterOption[]>
  readonly save: (template: Template, name: string, design: CertificateDesignInput) => Promise<TemplateAnswer>
  readonly publish: (template: Template) => Promise<TemplateAnswer>
  readonly setArchived: (template: Template, isArchived: boolean) => Promise<TemplateAnswer>
  readonly upload: Upload
  /** Null takes the picture away. */
  readonly setImage: (template: Template, kind: CertificateImageKind, upload: string | null) => Promise<TemplateAnswer>
  readonly setMedia: (template: Template, media: readonly string[]) => Promise<TemplateAnswer>
}

/** The page as it comes out while it is edited. */
export interface PreviewUse {
  readonly state: QueryUse<Preview>
  /** Asks for the preview of a design; the last one counts. */
  readonly show: (design: CertificateDesignInput, locale: string) => void
}
