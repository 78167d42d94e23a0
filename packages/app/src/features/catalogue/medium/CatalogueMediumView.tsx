import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { Skeleton } from '@somo/ui/Skeleton'
import { Clock, FileBadge, Languages, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { textIn } from '../../../domain/category/categoryTree.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import { learningMessages } from '../../../domain/learning/learningMessages.ts'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MeanRating } from '../../../domain/rating/MeanRating.tsx'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { categoryHref } from '../catalogueAddress.ts'
import type { OfferedMedium } from '../catalogueStep.ts'
import type { CatalogueActions } from '../useCatalogueActions.ts'
import { CatalogueContent } from './CatalogueContent.tsx'
import { CatalogueFacts } from './CatalogueFacts.tsx'
import * as styles from './CatalogueMediumView.css.ts'
import { MainStep } from './MainStep.tsx'
import { mediumMessages } from './mediumMessages.ts'
import type { CatalogueDetail } from './useCatalogueMedium.ts'

export interface CatalogueMediumViewProps extends CatalogueActions {
  readonly detail: QueryUse<CatalogueDetail>
  readonly dates: Dates
  /** The address of the list behind it. */
  readonly listHref: string
}

/** The page about one medium of the catalogue: what it is, how the person can have it, and what it consists of. */
export function CatalogueMediumView(props: CatalogueMediumViewProps) {
  const { detail, listHref } = props
  const { formatMessage, locale } = useIntl()
  const path = detail.data?.categoryPath ?? []
  const crumbs = [
    { id: 'catalogue', label: formatMessage(mediumMessages.catalogue), href: listHref },
    ...path.map(({ uuid, names }) => ({ id: uuid, label: textIn(names, locale).text, href: categoryHref(uuid) })),
  ]
  const eyebrow = <Breadcrumbs label={formatMessage(mediumMessages.path)} items={crumbs} />
  const { data } = detail
  if (data === null)
    return (
      <Page layout="list" title={formatMessage(mediumMessages.catalogue)} eyebrow={eyebrow}>
        <QueryView state={detail} onRetry={detail.retry} waiting={<Skeleton lines={8} />}>
          {() => null}
        </QueryView>
      </Page>
    )
  return (
    <Page
      layout="list"
      titleStep="display"
      title={data.medium.title}
      eyebrow={eyebrow}
      figure={<MediumCover medium={data.medium} shape="card" hasRibbon={isStarted(data.medium)} />}
      details={<Details {...props} data={data} />}
      {...(data.medium.summary === null ? {} : { lead: data.medium.summary })}
    >
      <QueryView state={detail} onRetry={detail.retry}>
        {() => (
          <div className={styles.ruled}>
            <div className={hasContent(data) ? styles.body : styles.factsAlone}>
              {hasContent(data) ? <CatalogueContent data={data} /> : null}
              <CatalogueFacts data={data} dates={props.dates} />
            </div>
          </div>
        )}
      </QueryView>
    </Page>
  )
}

const isStarted = ({ enrolment }: OfferedMedium): boolean => enrolment !== null && enrolment.progress > 0

const hasContent = ({ description, goals, outline }: CatalogueDetail): boolean =>
  description !== null || goals.length > 0 || outline.length > 0

/** What it is in short, how far the person is, and the main button. */
function Details({ data: { medium }, ...props }: CatalogueMediumViewProps & { readonly data: CatalogueDetail }) {
  const { dates, pending, onStep, onWithdraw } = props
  const { formatMessage, formatList, locale } = useIntl()
  const duration = useDuration()
  const { kind, durationMinutes, enrolment, languages, hasCertificate } = medium
  return (
    <>
      <span className={styles.meta}>
        <span>{formatMessage(mediumKindMessages[kind])}</span>
        {durationMinutes === null ? null : <MetaFact glyph={Clock}>{duration(durationMinutes)}</MetaFact>}
        {languages.length === 0 ? null : (
          <MetaFact glyph={Languages}>
            {formatList(
              languages.map((language) => languageName(language, locale)),
              { type: 'unit', style: 'short' },
            )}
          </MetaFact>
        )}
        {hasCertificate ? <MetaFact glyph={FileBadge}>{formatMessage(mediumMessages.certificate)}</MetaFact> : null}
        <MeanRating rating={medium.rating} />
      </span>
      {enrolment !== null && isStarted(medium) && enrolment.progress < 100 ? (
        <div className={styles.progress}>
          <ProgressRibbon
            label={formatMessage(learningMessages.progressOf, { title: medium.title })}
            value={enrolment.progress / 100}
            words={formatMessage(learningMessages.percent, { percent: enrolment.progress })}
          />
        </div>
      ) : null}
      <MainStep
        medium={medium}
        dates={dates}
        onStep={onStep}
        onWithdraw={onWithdraw}
        isPending={pending === medium.uuid}
      />
    </>
  )
}

const MetaFact = ({ glyph, children }: { readonly glyph: LucideIcon; readonly children: ReactNode }) => (
  <span className={styles.metaFact}>
    <Icon glyph={glyph} />
    {children}
  </span>
)
