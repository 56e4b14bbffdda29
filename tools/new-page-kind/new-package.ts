// Nx loads the generator without the condition under which packages are their source, and they may not be built.
// oxlint-disable-next-line boundaries/imports
export * from '../../libs/create-page-kind/src/index.ts'
