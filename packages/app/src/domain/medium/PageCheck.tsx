import type { PageCheck as CheckBlock } from '@somo/graphql/pageBlocks'
import { Button } from '@somo/ui/Button'
import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { group, mark, row } from '../quiz/Options.css.ts'
import * as styles from './PageContent.css.ts'
import { pageFileMessages } from './pageFileMessages.ts'

interface PageCheckProps {
  readonly block: CheckBlock
  /** The explanation, as texts of pages are drawn. */
  readonly explanation: ReactNode
}

/** A question for the reader alone: it is answered in its place, and nothing is stored. */
export function PageCheck({ block, explanation }: PageCheckProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isChecked, setChecked] = useState(false)
  const { question, options } = block
  const isMultiple = options.filter(({ isRight }) => isRight).length > 1
  const choose = (place: number): void => {
    setChecked(false)
    if (!isMultiple) setChosen([place])
    else setChosen((now) => (now.includes(place) ? now.filter((other) => other !== place) : [...now, place]))
  }
  const isRight = options.every((option, place) => option.isRight === chosen.includes(place))
  return (
    <section className={styles.check} aria-labelledby={id}>
      <Text step="small" tone="ink2">
        {formatMessage(pageFileMessages.check)}
      </Text>
      <div id={id}>
        <Text isStrong>{question}</Text>
      </div>
      {isMultiple ? <Text step="small">{formatMessage(pageFileMessages.several)}</Text> : null}
      <div className={group} role={isMultiple ? 'group' : 'radiogroup'} aria-labelledby={id}>
        {[...options.entries()].map(([place, { text }]) => (
          <label key={place} className={row}>
            <input
              className={mark}
              type={isMultiple ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(place)}
              onChange={() => choose(place)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <div>
        <Button onPress={() => setChecked(true)} {...(chosen.length === 0 && { isDisabled: true })}>
          {formatMessage(pageFileMessages.checkAnswer)}
        </Button>
      </div>
      {isChecked ? (
        <Notice tone={isRight ? 'ok' : 'warn'} isLive>
          {formatMessage(isRight ? pageFileMessages.right : pageFileMessages.wrong)}
        </Notice>
      ) : null}
      {isChecked && isRight && block.explanation !== '' ? explanation : null}
    </section>
  )
}
