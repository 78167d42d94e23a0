import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../platform/form/useSomoForm.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { formMessages, messages } from './messages.ts'
import { RatingFields } from './RatingFields.tsx'
import { initialValues, inputOf, ratingSchema } from './ratingForm.ts'
import type { MyRatingsData, RateableMedium } from './ratingTypes.ts'

export interface RatingDrawerProps extends Pick<MyRatingsData, 'rateable' | 'actions'> {
  /** The stars that were pressed in the list. */
  readonly stars: number | null
  readonly dates: Dates
  readonly onClose: () => void
}

/** The form of a rating beside the list. */
export function RatingDrawer({ rateable, ...props }: RatingDrawerProps) {
  const { formatMessage } = useIntl()
  const { data } = rateable
  if (data !== null) return <OpenDrawer {...props} rateable={data} />
  return (
    <Drawer isOpen onClose={props.onClose} title={formatMessage(messages.rate)} isLoading={rateable.isWaiting}>
      <QueryView state={rateable} onRetry={rateable.retry}>
        {() => null}
      </QueryView>
    </Drawer>
  )
}

interface OpenDrawerProps extends Omit<RatingDrawerProps, 'rateable'> {
  readonly rateable: RateableMedium
}

function OpenDrawer({ rateable, actions, stars, dates, onClose }: OpenDrawerProps) {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<'rate' | 'withdraw' | null>(null)
  const { medium, completedAt, rating } = rateable
  const isPublished = rating?.state === 'PUBLISHED'
  const form = useSomoForm({
    schema: ratingSchema,
    initial: initialValues(rateable, stars),
    texts: { ...userErrorMessages, CHANGED_MEANWHILE: formMessages.changedMeanwhile },
    onSave: async (values) => {
      setPending('rate')
      const { userErrors, problem } = await actions.rate(rateable, inputOf(values))
      setPending(null)
      return { userErrors, problem }
    },
    onSaved: () => {
      const message = isPublished ? formMessages.saved : formMessages.published
      toasts.toast({ message: formatMessage(message, { title: medium.title }) })
      onClose()
    },
  })
  const withdraw = async (): Promise<void> => {
    if (rating === null || rating === undefined) return
    setPending('withdraw')
    const reason = reasonOf(await actions.withdraw(rating))
    setPending(null)
    const { title } = medium
    if (reason === null) {
      toasts.toast({ message: formatMessage(formMessages.withdrawn, { title }) })
      form.discard()
      onClose()
    } else
      toasts.toast({ tone: 'bad', message: formatMessage(messages.notDone, { title, reason: formatMessage(reason) }) })
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={medium.title}
      status={
        completedAt === null || completedAt === undefined ? undefined : (
          <Text as="span" step="small" tone="ink2">
            {formatMessage(formMessages.finishedOn, { date: dates.date(new Date(completedAt)) })}
          </Text>
        )
      }
      foot={
        <>
          <Button onPress={onClose}>{formatMessage(formMessages.cancel)}</Button>
          <Button writes type="submit" form={form.id} variant="solid" isPending={pending === 'rate'}>
            {formatMessage(isPublished ? formMessages.save : formMessages.publish)}
          </Button>
        </>
      }
      {...(isPublished && {
        actions: (
          <Button writes isPending={pending === 'withdraw'} onPress={() => void withdraw()}>
            {formatMessage(formMessages.withdraw)}
          </Button>
        ),
      })}
    >
      <SomoForm form={form} actions={() => null}>
        <RatingFields form={form} />
      </SomoForm>
    </Drawer>
  )
}
