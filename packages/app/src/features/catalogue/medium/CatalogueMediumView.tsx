import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { Page } from '@somo/ui/Page'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { textIn } from '../../../domain/category/categoryTree.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import { learningMessages } from '../../../domain/learning/learningMessages.ts'
import { MeanRating } from '../../../domain/rating/MeanRating.tsx'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { categoryHref } from '../catalogueAddress.ts'
import { useOfferFacts } from '../list/OfferCard.tsx'
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
  return (
    <Page
      layout="list"
      title={detail.data?.medium.title ?? formatMessage(mediumMessages.catalogue)}
      eyebrow={<Breadcrumbs label={formatMessage(mediumMessages.path)} items={crumbs} />}
    >
      <QueryView state={detail} onRetry={detail.retry} waiting={<Skeleton lines={8} />}>
        {(data) => (
          <>
            <Head {...props} data={data} />
            <div className={hasContent(data) ? styles.body : styles.factsAlone}>
              {hasContent(data) ? <CatalogueContent data={data} /> : null}
              <CatalogueFacts data={data} dates={props.dates} />
            </div>
          </>
        )}
      </QueryView>
    </Page>
  )
}

const hasContent = ({ description, goals, outline }: CatalogueDetail): boolean =>
  description !== null || goals.length > 0 || outline.length > 0

function Head(props: CatalogueMediumViewProps & { readonly data: CatalogueDetail }) {
  const { data, dates, pending, onStep, onWithdraw } = props
  const { formatMessage, formatList, locale } = useIntl()
  const { medium } = data
  const { enrolment, summary, languages, hasCertificate } = medium
  const isStarted = enrolment !== null && enrolment.progress > 0
  const facts = [
    ...useOfferFacts(medium),
    ...(languages.length === 0
      ? []
      : [
          formatList(
            languages.map((language) => languageName(language, locale)),
            { type: 'unit', style: 'short' },
          ),
        ]),
    ...(hasCertificate ? [formatMessage(mediumMessages.certificate)] : []),
  ]
  return (
    <div className={styles.head}>
      <div className={styles.cover}>
        <MediumCover medium={medium} shape="card" hasRibbon={isStarted} />
      </div>
      <div className={styles.words}>
        {summary === null ? null : <Text>{summary}</Text>}
        <Text step="small" tone="ink2">
          {facts.join(' · ')}
        </Text>
        <MeanRating rating={medium.rating} />
        {isStarted && enrolment.progress < 100 ? (
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
      </div>
    </div>
  )
}
