import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { useIntl } from 'react-intl'
import { cloze, gap as gapStyle } from './Options.css.ts'
import { quizMessages } from './quizMessages.ts'

type Gaps = Extract<QuizAnswer, { type: 'CLOZE' }>['gaps']

export interface ClozeTextProps {
  readonly question: Extract<ShownQuestion, { type: 'CLOZE' }>
  readonly gaps: Gaps
  readonly onChange: (gaps: Gaps) => void
}

/** A text with gaps to type in or to choose from. */
export function ClozeText({ question, gaps, onChange }: ClozeTextProps) {
  const { formatMessage } = useIntl()
  const renderGap = (id: string) => {
    const place = question.gaps.findIndex((gap) => gap.id === id)
    const options = question.gaps[place]?.options ?? null
    const field = {
      className: gapStyle,
      'aria-label': formatMessage(quizMessages.gap, { number: place + 1 }),
      value: gaps[id] ?? '',
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ ...gaps, [id]: target.value }),
    }
    if (options === null) return <input key={id} type="text" autoComplete="off" spellCheck={false} {...field} />
    return (
      <select key={id} {...field}>
        <option value="">{formatMessage(quizMessages.choose)}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
    )
  }
  return <p className={cloze}>{question.parts.map((part) => ('gap' in part ? renderGap(part.gap) : part.text))}</p>
}
