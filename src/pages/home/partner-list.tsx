import { partners as published } from '../../content/partners'

type PartnerListProps = { partners?: typeof published }

/** The logos of the partners, each a link to its website. */
export function PartnerList({ partners = published }: PartnerListProps) {
  return (
    <ul className="flex flex-wrap justify-center gap-4 border-y border-line py-8">
      {partners.map(({ name, logo, website }) => (
        <li key={name} className="basis-[44%] md:basis-[calc(20%-1rem)]">
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className="block rounded-postcard p-2 hover:bg-card"
          >
            <img
              src={logo}
              alt={name}
              width={240}
              height={120}
              loading="lazy"
              className="aspect-[2/1] w-full object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
