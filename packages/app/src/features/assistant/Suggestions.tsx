import type { Role } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { useIntl } from 'react-intl'
import * as styles from './AssistantView.css.ts'
import { messages, suggestionMessages } from './messages.ts'

type Suggestion = keyof typeof suggestionMessages

const byRole: Readonly<Record<Role, readonly Suggestion[]>> = {
  LEARNER: ['due', 'continue', 'certificates', 'contact'],
  EDUCATION_MANAGER: ['overdue', 'expiring', 'import', 'certificates'],
  ADMIN: ['overdue', 'expiring', 'import', 'menu'],
}
const most = 6

/** The questions that suit these roles, each once. */
const suggestionsFor = (roles: readonly Role[]): readonly Suggestion[] =>
  [...new Set(roles.flatMap((role) => byRole[role]))].slice(0, most)

export interface SuggestionsProps {
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly onAsk: (question: string) => void
}

/** Questions that are asked with one press. */
export function Suggestions({ roles, isDisabled, onAsk }: SuggestionsProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.section} aria-labelledby="assistant-suggestions">
      <Heading level={2} step="h3" id="assistant-suggestions">
        {formatMessage(messages.suggestions)}
      </Heading>
      <ul className={styles.chips} role="list">
        {suggestionsFor(roles).map((id) => {
          const question = formatMessage(suggestionMessages[id])
          return (
            <li key={id}>
              <Button writes size="sm" isDisabled={isDisabled} onPress={() => onAsk(question)}>
                {question}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
