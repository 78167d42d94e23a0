import { describe, expect, test } from 'vitest'
import { importFixture, jobFixture } from './importFixture.ts'
import { changeCount, shownStep, stepOf } from './importState.ts'

describe('the step an import stands in', () => {
  test('is that of its state; what failed or was cancelled stands where it stopped', () => {
    expect(stepOf(importFixture({ state: 'UPLOADED' }))).toBe('file')
    expect(stepOf(importFixture({ state: 'FAILED', columns: [] }))).toBe('file')
    expect(stepOf(importFixture({ state: 'FAILED' }))).toBe('columns')
    expect(stepOf(importFixture({ state: 'CANCELLED', startedAt: '2026-11-22T09:00:00Z' }))).toBe('run')
    expect(stepOf(importFixture({ state: 'ROLLED_BACK' }))).toBe('run')
  })

  test('can be left backwards, and forwards once the dry run is done', () => {
    expect(shownStep(importFixture(), 'columns')).toBe('columns')
    expect(shownStep(importFixture(), 'approve')).toBe('approve')
    expect(shownStep(importFixture(), 'run')).toBe('check')
    expect(shownStep(importFixture({ state: 'PARSED' }), 'approve')).toBe('columns')
  })

  test('is not left while work goes on, nor after the run', () => {
    expect(shownStep(importFixture({ state: 'MAPPED', job: jobFixture('import.check') }), 'columns')).toBe('check')
    expect(shownStep(importFixture({ state: 'DONE', startedAt: '2026-11-22T09:00:00Z' }), 'columns')).toBe('run')
  })
})

test('what would change is counted without what stays or fails', () => {
  expect(changeCount(importFixture())).toBe(28 + 61 + 4 + 139)
})
