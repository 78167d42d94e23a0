import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { createModuleSlot, useWantedModule } from './moduleSlot.ts'

test('a page asks for its data before a part of it asks for its code', async () => {
  const requests: string[] = []
  const slot = createModuleSlot(() => {
    requests.push('code')
    return Promise.resolve('code')
  })
  function Part() {
    useWantedModule(slot, true)
    return null
  }
  function Page() {
    useEffect(function askForData() {
      requests.push('data')
    }, [])
    return <Part />
  }
  await render(<Page />)
  await vi.waitFor(() => expect(requests).toContain('code'))
  expect(requests[0]).toBe('data')
  expect(requests.filter((each) => each === 'code')).toHaveLength(1)
})
