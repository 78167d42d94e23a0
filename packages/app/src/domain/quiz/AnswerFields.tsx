import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { Button } from '@somo/ui/Button'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { ClozeText } from './ClozeText.tsx'
import { Options } from './Options.tsx'
import { quizMessages } from './quizMessages.ts'

export interface AnswerFieldsProps {
  readonly question: ShownQuestion
  /** Of the type of the question. */
  readonly answer: QuizAnswer | null
  readonly onAnswer: (answer: QuizAnswer) => void
  /** The id of the element with the question. */
  readonly labelledBy: string
}

const textOf = (answer: QuizAnswer | null): string => (answer !== null && 'text' in answer ? answer.text : '')
const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** The fields of a question by its type. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { question, answer, onAnswer } = props
  const { formatMessage } = useIntl()
  const label = formatMessage(quizMessages.text)
  switch (question.type) {
    case 'SINGLE':
    case 'MULTIPLE':
    case 'TRUE_FALSE':
      return <ChoiceFields {...props} />
    case 'MATCHING':
      return <MatchingFields {...props} question={question} />
    case 'ORDERING':
      return <OrderingFields {...props} question={question} />
    case 'CLOZE':
      return (
        <ClozeText
          question={question}
          gaps={answer?.type === 'CLOZE' ? answer.gaps : {}}
          onChange={(gaps) => onAnswer({ type: 'CLOZE', gaps })}
        />
      )
    case 'NUMERIC':
      return (
        <NumberField
          label={label}
          hasSteppers={false}
          {...(question.unit === null ? {} : { suffix: question.unit })}
          value={answer?.type === 'NUMERIC' ? answer.value : null}
          onChange={(value) => onAnswer({ type: 'NUMERIC', value })}
        />
      )
    case 'SHORT_TEXT':
      return (
        <TextField
          label={label}
          autoComplete="off"
          spellCheck={false}
          value={textOf(answer)}
          onChange={(text) => onAnswer({ type: 'SHORT_TEXT', text })}
        />
      )
    case 'ESSAY': {
      const used = countWords(textOf(answer))
      const limit = question.maxWords
      return (
        <TextArea
          label={label}
          rows={8}
          value={textOf(answer)}
          {...(limit === null ? {} : { description: formatMessage(quizMessages.words, { used, limit }) })}
          onChange={(text) => onAnswer({ type: 'ESSAY', text })}
        />
      )
    }
    case 'SCALE':
      return <ScaleFields {...props} question={question} />
  }
}

type Of<T extends ShownQuestion['type']> = AnswerFieldsProps & {
  readonly question: Extract<ShownQuestion, { type: T }>
}

function ChoiceFields({ question, answer, onAnswer, labelledBy }: AnswerFieldsProps) {
  const { formatMessage } = useIntl()
  if (question.type === 'SINGLE' || question.type === 'MULTIPLE') {
    const { type, options } = question
    const one = answer?.type === 'SINGLE' && answer.option !== null ? [answer.option] : []
    const chosen = answer?.type === 'MULTIPLE' ? answer.options : one
    return (
      <Options
        options={options}
        chosen={chosen}
        labelledBy={labelledBy}
        isMultiple={type === 'MULTIPLE'}
        onChoose={(ids) => onAnswer(type === 'MULTIPLE' ? { type, options: ids } : { type, option: ids[0] ?? null })}
      />
    )
  }
  const options = [
    { id: 'true', text: formatMessage(quizMessages.right) },
    { id: 'false', text: formatMessage(quizMessages.wrong) },
  ]
  const value = answer?.type === 'TRUE_FALSE' ? answer.value : null
  return (
    <Options
      options={options}
      labelledBy={labelledBy}
      isMultiple={false}
      chosen={value === null ? [] : [String(value)]}
      onChoose={([id]) => onAnswer({ type: 'TRUE_FALSE', value: id === 'true' })}
    />
  )
}

function MatchingFields({ question, answer, onAnswer }: Of<'MATCHING'>) {
  const matches = answer?.type === 'MATCHING' ? answer.matches : {}
  const items = question.matches.map(({ id, text }) => ({ id, label: text }))
  return (
    <Stack space={16}>
      {question.prompts.map(({ id, text }) => (
        <Select
          key={id}
          label={text}
          items={items}
          selectedKey={matches[id] ?? null}
          onSelectionChange={(match) => onAnswer({ type: 'MATCHING', matches: { ...matches, [id]: match } })}
        />
      ))}
    </Stack>
  )
}

function OrderingFields({ question, answer, onAnswer }: Of<'ORDERING'>) {
  const { formatMessage } = useIntl()
  const order = answer?.type === 'ORDERING' ? answer.order : []
  const placeOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const items = question.items.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
  const take = (sorted: readonly { readonly id: string }[]): void =>
    onAnswer({ type: 'ORDERING', order: sorted.map(({ id }) => id) })
  return (
    <Stack space={12}>
      <SortableList
        label={formatMessage(quizMessages.items)}
        items={items.map(({ id, text }) => ({ id, label: text }))}
        onReorder={take}
      />
      {order.length > 0 ? null : (
        <div>
          <Button onPress={() => take(items)}>{formatMessage(quizMessages.keepOrder)}</Button>
        </div>
      )}
    </Stack>
  )
}

function ScaleFields({ question, answer, onAnswer }: Of<'SCALE'>) {
  const { formatMessage } = useIntl()
  const { from, to, lowLabel, highLabel } = question
  const items = Array.from({ length: to - from + 1 }, (_, place) => {
    const value = String(from + place)
    const word = place === 0 ? lowLabel : place === to - from ? highLabel : null
    return { id: value, label: word === null ? value : `${value} (${word})` }
  })
  return (
    <RadioGroup
      label={formatMessage(quizMessages.text)}
      items={items}
      selectedKey={answer?.type === 'SCALE' && answer.value !== null ? String(answer.value) : null}
      onSelectionChange={(value) => onAnswer({ type: 'SCALE', value: Number(value) })}
    />
  )
}
