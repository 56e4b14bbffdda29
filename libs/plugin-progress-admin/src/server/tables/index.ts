export * from './migrations.ts'
export * from './tables.ts'
