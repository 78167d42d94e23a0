import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { createModuleSlot, useWantedModule } from './moduleSlot.ts'

test('a page asks for its data before a part of it asks for its code', async () => {
  const asked: string[] = []
  const slot = createModuleSlot(() => {
    asked.push('code')
    return Promise.resolve('code')
  })
  function Part() {
    useWantedModule(slot, true)
    return null
  }
  function Page() {
    useEffect(function askForData() {
      asked.push('data')
    }, [])
    return <Part />
  }
  await render(<Page />)
  await vi.waitFor(() => expect(asked).toContain('code'))
  expect(asked[0]).toBe('data')
  expect(asked.filter((each) => each === 'code')).toHaveLength(1)
})
