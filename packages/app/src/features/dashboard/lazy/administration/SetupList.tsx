import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import type { OrganisationKind, SetupStepId } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import type { Problem } from '../../../../platform/errors/problem.ts'
import { actionMessages } from '../../../../platform/errors/actionMessages.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { QueryState } from '../../../../platform/errors/QueryView.tsx'
import { kindEffects, kindNames, setupMessages, stepLinks, stepReasons, stepTitles } from './setupMessages.ts'
import * as styles from './SetupList.css.ts'
import type { Setup } from '../../useDashboard.ts'
import type { SetupActions } from './useSetup.ts'

export interface SetupListProps {
  readonly state: QueryState<Setup>
  readonly actions: SetupActions
  readonly onRetry: () => void
}

/** Where each step is taken, for those that are taken elsewhere. */
const places: Readonly<Record<Exclude<SetupStepId, 'ORGANISATION_KIND'>, string>> = {
  PRODUCT_NAME: addresses.designConfiguration,
  LOGO: addresses.designConfiguration,
  PRIMARY_COLOR: addresses.designConfiguration,
  OWN_PROFILE: `${addresses.myProfile}?tab=language`,
  LEGAL_TEXT: addresses.helpAndLegal,
  MAIL: `${addresses.system}?tab=mail`,
  FIRST_UNIT: addresses.unitManagement,
  FIRST_IMPORT: addresses.importManagement,
}

/** What is left to set up, as a list to tick off; nothing where the list concerns nobody or was put away. */
export function SetupList({ state, actions, onRetry }: SetupListProps) {
  const { formatMessage } = useIntl()
  if (state.data === null && state.problem === null && !state.isWaiting) return null
  return (
    <section className={styles.section} aria-labelledby="setup-title">
      <Heading level={2} id="setup-title">
        {formatMessage(setupMessages.title)}
      </Heading>
      <QueryView state={state} onRetry={onRetry}>
        {(setup) => <Steps setup={setup} actions={actions} />}
      </QueryView>
    </section>
  )
}

function Steps({ setup, actions }: { readonly setup: Setup; readonly actions: SetupActions }) {
  const { formatMessage } = useIntl()
  const { steps } = setup
  const done = steps.filter(({ isDone }) => isDone).length
  const count = steps.length
  return (
    <>
      <ProgressRibbon
        label={formatMessage(setupMessages.progress)}
        value={done / count}
        parts={count}
        words={formatMessage(done === count ? setupMessages.complete : setupMessages.words, { done, count })}
      />
      <ol className={styles.list} aria-labelledby="setup-title">
        {steps.map(({ id, isDone }) => (
          <li key={id} className={styles.step}>
            <div className={styles.words}>
              <Heading level={3} id={`step-${id}`}>
                {formatMessage(stepTitles[id])}
              </Heading>
              <span className={styles.meta}>
                <StatusChip kind={isDone ? 'done' : 'open'}>
                  {formatMessage(isDone ? setupMessages.done : setupMessages.open)}
                </StatusChip>
                <Text as="span" step="small" tone="ink2">
                  {formatMessage(stepReasons[id])}
                </Text>
              </span>
            </div>
            {id === 'ORGANISATION_KIND' ? (
              <KindQuestion setup={setup} actions={actions} />
            ) : (
              <Link variant="button" size="sm" href={places[id]}>
                {formatMessage(stepLinks[id], { isDone: isDone ? 'yes' : 'no' })}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {actions.hideProblem !== null && (
        <Notice tone="bad" isLive>
          {sayFailure(actions.hideProblem, formatMessage)}
        </Notice>
      )}
      <Inline>
        <Button
          size="sm"
          variant={done === count ? 'outline' : 'plain'}
          isPending={actions.isHiding}
          onPress={actions.hide}
        >
          {formatMessage(setupMessages.hide)}
        </Button>
      </Inline>
    </>
  )
}

const kinds = ['COMPANY', 'SCHOOL'] as const satisfies readonly OrganisationKind[]

function KindQuestion({ setup, actions }: { readonly setup: Setup; readonly actions: SetupActions }) {
  const { formatMessage } = useIntl()
  const { wanted, kindProblem, choose } = actions
  return (
    <div className={styles.answer}>
      <RadioGroup
        label={formatMessage(stepTitles.ORGANISATION_KIND)}
        isLabelHidden
        items={kinds.map((id) => ({
          id,
          label: formatMessage(kindNames[id]),
          description: formatMessage(kindEffects[id]),
        }))}
        selectedKey={wanted === undefined ? setup.organisationKind : wanted}
        onSelectionChange={(kind) => choose(kind, setup.organisationKind)}
        errorMessage={kindProblem === null ? undefined : sayFailure(kindProblem, formatMessage)}
      />
    </div>
  )
}

const sayFailure = ({ code }: Problem, formatMessage: IntlShape['formatMessage']): string =>
  formatMessage(setupMessages.failed, { reason: formatMessage(actionMessages[code]) })
