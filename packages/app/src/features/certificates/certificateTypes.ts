import type {
  CertificatePreviewQuery,
  CertificateTemplatePartsFragment,
  CertificateTemplatesQuery,
  IssuedCertificatePartsFragment,
} from '@somo/graphql/certificates'
import type { CertificateDesignInput } from '@somo/graphql/schema'
import type { FilterOption } from '@somo/ui/FilterBar'
import type { CertificateFileUse } from '../../domain/certificate/useCertificateFile.ts'
import type { SubmittedUse } from '../../domain/certificate/useSubmittedCertificates.ts'
import type { ListUse } from '../../domain/list/useListPlace.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
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
}

/** What the editor of a template shows and can change. */
export interface TemplateData {
  readonly template: QueryUse<Template>
  readonly preview: PreviewUse
  readonly findMedia: (search: string) => Promise<readonly FilterOption[]>
  readonly save: (template: Template, name: string, design: CertificateDesignInput) => Promise<TemplateAnswer>
  readonly publish: (template: Template) => Promise<TemplateAnswer>
  readonly setArchived: (template: Template, isArchived: boolean) => Promise<TemplateAnswer>
  readonly setMedia: (template: Template, media: readonly string[]) => Promise<TemplateAnswer>
}

/** The page as it comes out while it is edited. */
export interface PreviewUse {
  readonly state: QueryUse<Preview>
  /** Asks for the preview of a design; the last one counts. */
  readonly show: (design: CertificateDesignInput, locale: string) => void
}
