import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useDuration } from '../../../domain/learning/useDuration.ts'
import { mediumKindIcons } from '../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import * as styles from './CatalogueMediumView.css.ts'
import { mediumMessages } from './mediumMessages.ts'
import type { CatalogueDetail } from './useCatalogueMedium.ts'

/** Description, goals, and the parts of a course. */
export function CatalogueContent({ data: { description, goals, outline } }: { readonly data: CatalogueDetail }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className={styles.text}>
      {description === null ? null : (
        <section aria-labelledby="about" className={styles.section}>
          <Heading level={2} id="about">
            {formatMessage(mediumMessages.description)}
          </Heading>
          <Text>{description}</Text>
        </section>
      )}
      {goals.length === 0 ? null : (
        <section aria-labelledby="goals" className={styles.section}>
          <Heading level={2} id="goals">
            {formatMessage(mediumMessages.goals)}
          </Heading>
          <ol className={styles.list} role="list">
            {goals.map((goal, index) => (
              <li key={goal} className={styles.line}>
                <Text as="span" step="small" tone="ink2" isTabular>
                  {formatNumber(index + 1)}
                </Text>
                <Text as="span">{goal}</Text>
              </li>
            ))}
          </ol>
        </section>
      )}
      {outline.length === 0 ? null : (
        <section aria-labelledby="outline" className={styles.section}>
          <div className={styles.sectionHead}>
            <Heading level={2} id="outline">
              {formatMessage(mediumMessages.outline)}
            </Heading>
            <Text as="span" step="small" tone="ink2">
              {formatMessage(mediumMessages.parts, { count: outline.length })}
            </Text>
          </div>
          <ol className={styles.list} role="list">
            {outline.map((item) => (
              <Part key={item.uuid} item={item} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Part({ item: { medium, chapter, isRequired } }: { readonly item: CatalogueDetail['outline'][number] }) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const kind = formatMessage(mediumKindMessages[medium.kind])
  return (
    <li>
      {chapter === null ? null : (
        <Text isStrong step="small" tone="ink2">
          {chapter}
        </Text>
      )}
      <div className={styles.line}>
        <span className={styles.glyph}>
          <Icon glyph={mediumKindIcons[medium.kind]} />
        </span>
        <div>
          <Text as="span" step="ui" isStrong>
            {medium.title}
          </Text>
          <Text step="small" tone="ink2">
            {isRequired ? kind : `${kind} · ${formatMessage(mediumMessages.optional)}`}
          </Text>
        </div>
        {medium.durationMinutes === null ? null : (
          <Text as="span" step="small" tone="ink2">
            {duration(medium.durationMinutes)}
          </Text>
        )}
      </div>
    </li>
  )
}
