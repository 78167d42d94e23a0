import { lazy } from '../../platform/lazy.ts'

/** The list: fetched with the page, beside its data. */
export const listChunk = lazy(() => import('./list/StatisticsList.tsx'))

/** People and mandatory items as a grid. */
export const matrixChunk = lazy(() => import('./matrix/MatrixPart.tsx'))

/** One person beside the list. */
export const personChunk = lazy(() => import('./person/PersonPart.tsx'))

/** The questions before an act. */
export const actChunk = lazy(() => import('../../domain/learning/acts/ActDialog.tsx'))
