import { CategoryAndPrice } from '../../../components/list/CategoryAndPrice.tsx';
import { PRICE, type ProductChoices } from './productFilters.ts';

type Props = { choices: ProductChoices; onChange: (part: Partial<ProductChoices>) => void };

/** Category and price. */
export function FilterPanel({ choices, onChange }: Props) {
  return <CategoryAndPrice choices={choices} scale={PRICE} onChange={onChange} />;
}
