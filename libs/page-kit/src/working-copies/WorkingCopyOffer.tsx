import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import type { OfferBandProps } from './on-demand/OfferBand.tsx'

// what was typed stays where it is kept, also where the band cannot be had
const fetchBand = () =>
  fetchWhileEditing().then(
    ({ OfferBand }) => ({ default: OfferBand }),
    () => ({ default: () => null }),
  )

/** Says that there is something this person typed before and did not save, and offers to go on from it. */
export function WorkingCopyOffer(props: OfferBandProps) {
  const isOffered = props.copy.offers.length > 0
  const Band = useFetched(fetchBand, isOffered)
  return isOffered && Band && <Fetched component={Band} {...props} />
}
