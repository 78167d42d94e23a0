import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { useDuration } from '../../../../domain/learning/useDuration.ts'
import { mediumKindIcons } from '../../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import { publishedMessages } from './publishedMessages.ts'
import { textIn, type EditedItem } from '../mediumTypes.ts'
import * as styles from './published.css.ts'

export interface PublishedCourseProps {
  readonly items: readonly EditedItem[]
  /** The main language of the course. */
  readonly locale: string
}

/** The items of a course in their chapters, to read. */
export function PublishedCourse({ items, locale }: PublishedCourseProps) {
  return (
    <ol className={styles.list} role="list">
      {items.map((item) => {
        const chapter = textIn(item.chapter, locale)
        return (
          <Fragment key={item.uuid}>
            {chapter === '' ? null : (
              <li className={styles.chapter}>
                <Heading level={2} step="h3">
                  {chapter}
                </Heading>
              </li>
            )}
            <Item item={item} />
          </Fragment>
        )
      })}
    </ol>
  )
}

function Item({ item: { medium, isRequired } }: { readonly item: EditedItem }) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const facts = [
    formatMessage(mediumKindMessages[medium.kind]),
    ...(isRequired ? [] : [formatMessage(publishedMessages.optional)]),
    ...(medium.durationMinutes === null ? [] : [duration(medium.durationMinutes)]),
  ]
  return (
    <li className={styles.line}>
      <Icon glyph={mediumKindIcons[medium.kind]} />
      <div>
        <Text>{medium.title}</Text>
        <Text step="small" tone="ink2">
          {facts.join(' · ')}
        </Text>
      </div>
    </li>
  )
}
