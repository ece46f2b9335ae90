import type {CardItem} from '.';

type Texts = Readonly<Record<string, {title: string; text: string}>>;

/** Cards in the order of their texts, each with its icon and link. */
export function cards<T extends Texts>(
  texts: T,
  more?: Readonly<Record<keyof T, Pick<CardItem, 'icon' | 'to'>>>,
): CardItem[] {
  return Object.entries(texts).map(([name, text]) => ({...text, ...more?.[name]}));
}
