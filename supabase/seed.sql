-- Generated from src/content by `npm run content:seed`: change the modules, not this file.
-- Content hash: sha256 c58582da5b20bdb3c8c4a27349b6b51458b001a72ba6866f067ed308e820efd4
-- Data only. There are no accounts in here: `npm run admin:grant` makes administrators.

insert into public.site_facts as stored (
  id, key, value
)
select
  id, key, value
from jsonb_populate_recordset(null::public.site_facts, $seed$[
 {
  "id": 1,
  "key": "company",
  "value": {
   "name": "Shamba Trails",
   "tagline": "Cultivate. Innovate. Elevate.",
   "description": "Farm, safari, cultural, regional and educational tours in Kenya, hosted by people who live and work there.",
   "phone": "+254 700 000 000",
   "chatPhone": "",
   "businessEmail": "hello@shambatrails.example",
   "infoEmail": "info@shambatrails.example",
   "bookingsEmail": "bookings@shambatrails.example",
   "partnersEmail": "partners@shambatrails.example",
   "place": "Nairobi, Kenya",
   "directions": "",
   "openingHours": [
    {
     "days": [
      1,
      2,
      3,
      4,
      5
     ],
     "opens": 9,
     "closes": 17
    },
    {
     "days": [
      6,
      0
     ],
     "opens": 9,
     "closes": 15
    }
   ],
   "social": [
    {
     "name": "Facebook",
     "url": "https://example.org/shamba-trails/facebook"
    },
    {
     "name": "Instagram",
     "url": "https://example.org/shamba-trails/instagram"
    },
    {
     "name": "YouTube",
     "url": "https://example.org/shamba-trails/youtube"
    }
   ],
   "licences": [],
   "imageConsentForm": "https://example.org/shamba-trails/image-consent",
   "dataWithdrawalForm": "https://example.org/shamba-trails/data-withdrawal",
   "responseHours": 24,
   "newsletterDiscount": 10
  }
 },
 {
  "id": 2,
  "key": "hero",
  "value": {
   "slides": [
    {
     "image": "/images/hero/1.jpg",
     "imageAlt": "Pickers among tea in contour rows at sunrise, a snow-capped mountain behind",
     "title": "Walk the land that feeds Kenya",
     "subtitle": "Farm tours from Nairobi",
     "slogan": "Two leaves and a bud.",
     "description": "Pick tea in the morning mist, press cheese after lunch, and be home before the city lights come on."
    },
    {
     "image": "/images/hero/2.jpg",
     "imageAlt": "Zebras and giraffes under acacias on a golden plain at sunset",
     "title": "Where farms meet the wild",
     "subtitle": "Agricultural safaris",
     "slogan": "Nine days, one great loop.",
     "description": "Follow coffee, wheat and roses through the highlands, with zebras and giraffes in between."
    },
    {
     "image": "/images/hero/3.jpg",
     "imageAlt": "A painted matatu drives past a jacaranda, market stalls and bright buildings in a wide city street",
     "title": "Hear the city, taste the market",
     "subtitle": "Culture and Nairobi streets",
     "slogan": "Hop on. There is always room.",
     "description": "Ride a decorated matatu, meet the artists who paint it, and trace your lunch back to its field."
    },
    {
     "image": "/images/hero/4.jpg",
     "imageAlt": "Two walkers on a red path above fields, a lake and a steep ridge",
     "title": "Learn with your boots on",
     "subtitle": "Schools, couples, teams and families",
     "slogan": "Come curious. Leave muddy.",
     "description": "Test soil, feed goats, cross the Ngong ridge, or sit by a quiet lake with somebody you love."
    }
   ],
   "film": {
    "provider": "file",
    "id": "",
    "size": "2.4 MB"
   }
  }
 },
 {
  "id": 3,
  "key": "home",
  "value": {
   "story": [
    [
     "{name} is built on a simple habit: ask a farmer what is growing, and stay for tea. Half an hour at a kitchen table teaches more about Kenya than a week behind a windscreen."
    ],
    [
     "So ",
     {
      "name": "our tours",
      "href": "/tours"
     },
     " run from half a day among goats to nine days across the highlands. The farms stay farms. You join the work of the day, whatever the season has put on the list."
    ],
    [
     "We also plan workshops, research visits and stays; see ",
     {
      "name": "all our services",
      "href": "/services"
     },
     ". And if you have an idea that fits nowhere, ",
     {
      "name": "write to us",
      "href": "/#contact"
     },
     ". Good ideas usually start that way."
    ]
   ],
   "features": [
    {
     "icon": "community",
     "title": "Community Focused",
     "description": "The people who work the land host the day, set the pace and share in what it earns.",
     "links": []
    },
    {
     "icon": "experience",
     "title": "7+ Years Experience",
     "description": "Enough seasons to know when the road floods, when the coffee reddens and when to bring a jumper.",
     "links": []
    },
    {
     "icon": "authentic",
     "title": "Authentic Experiences",
     "description": "No staged villages. You see what happens on a farm that day, and you may be handed a bucket.",
     "links": []
    },
    {
     "icon": "sustainable",
     "title": "Sustainable Tourism",
     "description": "Small footprints, full baskets. We learn from those who set the standard for travel that leaves a place better.",
     "links": [
      {
       "title": "About sustainable tourism",
       "url": "https://en.wikipedia.org/wiki/Sustainable_tourism"
      },
      {
       "title": "Kenya Wildlife Service",
       "url": "https://www.kws.go.ke/"
      }
     ]
    }
   ],
   "sustainability": "A visit should do the land good. Each tour states the group size it takes. We buy lunch locally, choose hosts who build soil and save water, and ask every guest to leave nothing behind but footprints and, now and then, a planted tree."
  }
 },
 {
  "id": 4,
  "key": "figures",
  "value": {
   "hero": [
    {
     "number": "7+",
     "label": "years",
     "description": "7+ years of experience",
     "definition": "Years since our first hosted farm visit."
    },
    {
     "number": "500+",
     "label": "travelers",
     "description": "500+ happy travelers",
     "definition": "People who have travelled with us on a booked tour."
    },
    {
     "number": "50+",
     "label": "partner farms",
     "description": "50+ partner farms",
     "definition": "Farms that open their gates to our guests."
    }
   ],
   "impact": [
    {
     "number": "500+",
     "label": "families supported",
     "description": "Households that earn when a group comes to visit.",
     "definition": "Families who host, cook, guide or sell produce to our guests."
    },
    {
     "number": "$50K+",
     "label": "community income",
     "description": "Money that stays in the places you walk through.",
     "definition": "Paid to communities for hosting, food and crafts, in US dollars."
    },
    {
     "number": "25",
     "label": "sustainable practices",
     "description": "From compost and biogas to drip lines and seed saving.",
     "definition": "Ways of farming and travelling that we ask hosts to show and share."
    },
    {
     "number": "98%",
     "label": "satisfaction",
     "description": "Guests who tell us the day was worth the early start.",
     "definition": "Share of guests who answer our question after the tour with a yes."
    }
   ],
   "about": [
    {
     "number": "50+",
     "label": "Partner Farms",
     "description": "Small and large, highland and plain.",
     "definition": "Farms that open their gates to our guests."
    },
    {
     "number": "2,000+",
     "label": "Visitors Hosted",
     "description": "School classes, families, teams and travelers.",
     "definition": "Everybody received on a farm, day visitors and school groups included."
    },
    {
     "number": "Ksh 2M+",
     "label": "Direct Income",
     "description": "Paid to farming families.",
     "definition": "Paid to partner farms directly, in Kenya shillings."
    },
    {
     "number": "7",
     "label": "Years Experience",
     "description": "Seasons of rain, drought and full baskets.",
     "definition": "Full years of hosting farm tours."
    }
   ]
  }
 },
 {
  "id": 5,
  "key": "about",
  "value": {
   "storyPicture": {
    "image": "/images/about/story.jpg",
    "imageAlt": "Four people talking in the shade of a great fig tree beside a farm path"
   },
   "story": [
    "Ask who grew your tea, and most answers end at a shop. Ours ends at a gate, with a dog, a wave and somebody who has been up since five.",
    "{name} takes you through that gate. You meet the people who planted the rows, hear what last season did to them, and do a little of the work yourself. Nothing is put on for you; that is the point."
   ],
   "pillars": [
    {
     "title": "Cultivate",
     "text": "We begin with the soil and with the people who know it. On a farm, your host is somebody who works the land you stand on."
    },
    {
     "title": "Innovate",
     "text": "Biogas from a cowshed, drip lines on a dry slope, a new crop on an old terrace: we show what farmers are trying now."
    },
    {
     "title": "Elevate",
     "text": "A visit should leave a household better off and a guest better informed. We measure a good day by both."
    }
   ],
   "narrative": [
    "Today we work with over 50 farming families. Some keep three goats and some keep thirty cows; some grow for the kitchen and some for the auction. What they share is a table with room for one more.",
    "They decide what they show, when they are too busy for visitors, and how many guests their paths and kitchens can carry. We bring the guests, the questions and fair pay for the day. It makes a slower kind of travel, and people remember it."
   ],
   "values": [
    {
     "title": "Respect",
     "text": "We are guests first. We ask before we enter, before we taste and before we take a picture."
    },
    {
     "title": "Sustainability",
     "text": "We carry our litter home, and choose hosts who build soil and save water."
    },
    {
     "title": "Innovation",
     "text": "Old knowledge and new tools belong in the same field, and we like to see them argue."
    },
    {
     "title": "Impact",
     "text": "A good visit can be counted afterwards: in income, in customers, in a child who wants to farm."
    }
   ],
   "impactPicture": {
    "image": "/images/about/impact.jpg",
    "imageAlt": "A girl waters a young plant beside her teacher; three more pupils work in long rows of vegetables"
   },
   "team": [
    {
     "title": "Lead guide",
     "text": "Walks in front, knows the road and the weather, and translates jokes.",
     "image": "/images/team/1.jpg",
     "imageAlt": "A guide in a straw hat with a rucksack and a staff points out over misty coffee hills at low sun"
    },
    {
     "title": "Farm partnerships",
     "text": "Sits at kitchen tables with our host families and plans the season with them.",
     "image": "/images/team/2.jpg",
     "imageAlt": "Two people plan over a notebook at a kitchen table by lamplight, hills at dusk in the window"
    },
    {
     "title": "Farm kitchen",
     "text": "Cooks with what the field gives that morning, and asks early about what you cannot eat.",
     "image": "/images/team/3.jpg",
     "imageAlt": "A cook stirs a steaming pot over a wood fire with a long spoon; hills at dusk in the kitchen window"
    },
    {
     "title": "Schools and research",
     "text": "Turns a syllabus or a research question into a day outdoors.",
     "image": "/images/team/4.jpg",
     "imageAlt": "A woman holds out a seedling; two pupils lean in, and one touches a leaf"
    },
    {
     "title": "Guest care",
     "text": "Reads your message, answers within {responseHours} hours and stays reachable on the day.",
     "image": "/images/team/5.jpg",
     "imageAlt": "Somebody writing letters at a desk by the window in the evening, a map on the wall, a cup at hand"
    },
    {
     "title": "On the road",
     "text": "Drives the van, knows which bridge the rain took, and never hurries a picnic.",
     "image": "/images/team/6.jpg",
     "imageAlt": "A driver in a green cap at the wheel of his safari van, seen through the window of his door, low sun ahead of him"
    }
   ]
  }
 },
 {
  "id": 6,
  "key": "partners",
  "value": {
   "partners": [
    {
     "name": "Sample Growers Co-operative",
     "logo": "/images/partners/sample-growers.svg",
     "website": "https://example.org/sample-growers-co-operative"
    },
    {
     "name": "Sample Tea Estate",
     "logo": "/images/partners/sample-tea.svg",
     "website": "https://example.org/sample-tea-estate"
    },
    {
     "name": "Sample Dairy Society",
     "logo": "/images/partners/sample-dairy.svg",
     "website": "https://example.org/sample-dairy-society"
    },
    {
     "name": "Sample Conservation Trust",
     "logo": "/images/partners/sample-conservation.svg",
     "website": "https://example.org/sample-conservation-trust"
    },
    {
     "name": "Sample Farm School",
     "logo": "/images/partners/sample-school.svg",
     "website": "https://example.org/sample-farm-school"
    }
   ]
  }
 },
 {
  "id": 7,
  "key": "services",
  "value": {
   "services": [
    {
     "title": "Kenya Farm Tours and Farm Stays",
     "description": "Half a day among goats, a day between tea and cheese, or a night on the farm to hear it wake up.",
     "category": "farm-tours"
    },
    {
     "title": "Agricultural Safaris",
     "description": "Several farms on one road, and the plains in between: fields, herds and wildlife in one journey.",
     "category": "safari-wildlife"
    },
    {
     "title": "Educational Workshops and Activities",
     "description": "Sleeves up: learn one thing well, from making compost to tasting coffee, beside people who do it daily. Planned to order.",
     "category": "educational-tours"
    },
    {
     "title": "Industry Trade Shows and Conferences",
     "description": "Visits to agricultural shows and meetings, with the farms behind the stands on the way. Planned to order.",
     "category": "educational-tours"
    },
    {
     "title": "Agri-research Tours",
     "description": "For students, researchers and advisers: plots, questions and the people who keep the records. Planned to order.",
     "category": "educational-tours"
    },
    {
     "title": "School and Student Tours",
     "description": "Biology, chemistry and arithmetic with mud on them. We plan the day around your syllabus and your age group.",
     "category": "educational-tours"
    },
    {
     "title": "Cultural and Sightseeing Tours",
     "description": "Markets, matatus and city streets: where the harvest goes, and the life it meets there.",
     "category": "cultural-urban"
    },
    {
     "title": "Regional & Adventure Experiences",
     "description": "Ridges, forests and lakes beyond the farm gate, for couples, teams and restless legs.",
     "category": "regional-experiences"
    }
   ]
  }
 },
 {
  "id": 8,
  "key": "faq",
  "value": {
   "sections": [
    {
     "id": "general",
     "title": "General Information",
     "questions": [
      {
       "id": "q-agritourism",
       "question": "What is agritourism?",
       "answer": [
        "A visit to a farm that would be at work without you. You meet the family, see how food is grown, and lend a hand if you like."
       ],
       "keywords": "",
       "hasBooking": false
      },
      {
       "id": "q-hours",
       "question": "When are you open?",
       "answer": [
        "We are open year-round: {hours}."
       ],
       "keywords": "opening hours times closed weekend holiday season",
       "hasBooking": false
      },
      {
       "id": "q-tours",
       "question": "What kinds of tours are there?",
       "answer": [
        "Farm tours, safaris, cultural and city tours, regional experiences and educational tours, from half a day to nine days. See ",
        {
         "name": "all tours and itineraries",
         "href": "/tours"
        },
        " on one page."
       ],
       "keywords": "categories safari school",
       "hasBooking": false
      },
      {
       "id": "q-hosts",
       "question": "Who hosts the tours?",
       "answer": [
        "On a farm, the family who works it. You can read more about them and us on the ",
        {
         "name": "about page",
         "href": "/about"
        },
        "."
       ],
       "keywords": "family farmer guide",
       "hasBooking": false
      },
      {
       "id": "q-contact",
       "question": "How do I reach you?",
       "answer": [
        "Call {phone} or write to {email}. We answer within {responseHours} hours."
       ],
       "keywords": "phone telephone call number whatsapp email mail address contact",
       "hasBooking": false
      }
     ]
    },
    {
     "id": "visiting",
     "title": "Visiting and Activities",
     "questions": [
      {
       "id": "q-reservations",
       "question": "Do I need a reservation?",
       "answer": [
        "Reservations are recommended for groups of 6+ and for popular activities such as private tours."
       ],
       "keywords": "book ahead walk in",
       "hasBooking": false
      },
      {
       "id": "q-alone",
       "question": "Can I come alone or as a couple?",
       "answer": [
        "Ask us. ",
        {
         "name": "Each tour",
         "href": "/tours"
        },
        " names the smallest group that it takes. The ",
        {
         "name": "tours for one person",
         "href": "/tours?people=1"
        },
        " are sorted by it, and each has a link with which you ask to join others."
       ],
       "keywords": "solo single one person two people join others",
       "hasBooking": false
      },
      {
       "id": "q-season",
       "question": "When is the best time to come?",
       "answer": [
        "It depends on the tour. ",
        {
         "name": "Each tour",
         "href": "/tours"
        },
        " names its best months, or has a link to ask us for them. For coffee, our story ",
        {
         "name": "Coffee Culture: From Bean to Cup",
         "href": "/blog/coffee-culture-bean-to-cup"
        },
        " says when the main harvest usually falls: between October and December."
       ],
       "keywords": "month months season best rain rainy dry harvest weather when",
       "hasBooking": false
      },
      {
       "id": "q-booking",
       "question": "How do I book?",
       "answer": [
        "Book online or by phone. Online, the button below opens {chat} with a message that you can finish and send; by phone, call {phone}. A tour is booked when we have confirmed it."
       ],
       "keywords": "reserve {chat}",
       "hasBooking": true
      },
      {
       "id": "q-ages",
       "question": "From what age can children join?",
       "answer": [
        "Activities are for ages 3+. Smaller children are welcome to come along; entry is free for children under 3."
       ],
       "keywords": "kids family baby toddler young",
       "hasBooking": false
      },
      {
       "id": "q-activities",
       "question": "What will we do on the day?",
       "answer": [
        "That depends on the farm and the season: picking, feeding, milking, tasting, or simply asking. Each tour gives its ",
        {
         "name": "whole itinerary",
         "href": "/tours"
        },
        " before you decide."
       ],
       "keywords": "programme schedule itinerary",
       "hasBooking": false
      },
      {
       "id": "q-schools",
       "question": "Do you take school classes and research groups?",
       "answer": [
        "Yes. Tell us the age, the number and the subject, and we plan the day around them. ",
        {
         "name": "For schools",
         "href": "/schools"
        },
        " shows what a day looks like; ",
        {
         "name": "our services",
         "href": "/services"
        },
        " name the kinds of visit."
       ],
       "keywords": "students university teachers",
       "hasBooking": false
      }
     ]
    },
    {
     "id": "pricing",
     "title": "Pricing and Policies",
     "questions": [
      {
       "id": "q-prices",
       "question": "What does a tour cost?",
       "answer": [
        "It depends on the tour, the date and the size of your group. Ask us on {chat}, by phone or by mail, and you have an answer within {responseHours} hours."
       ],
       "keywords": "how much price fee money quote Ksh",
       "hasBooking": true
      },
      {
       "id": "q-tax",
       "question": "Do prices include tax?",
       "answer": [
        "Yes, all our prices include tax."
       ],
       "keywords": "VAT cost",
       "hasBooking": false
      },
      {
       "id": "q-group-discount",
       "question": "Is there a discount for groups?",
       "answer": [
        "Yes: 10% off for groups of 10+ people."
       ],
       "keywords": "cheaper price reduction team",
       "hasBooking": false
      },
      {
       "id": "q-child-entry",
       "question": "Do small children pay?",
       "answer": [
        "No. Entry is free for children under 3."
       ],
       "keywords": "kids free ticket price",
       "hasBooking": false
      },
      {
       "id": "q-payment",
       "question": "How do I pay? Do you take M-Pesa?",
       "answer": [
        "You do not pay on this site. About M-Pesa and other ways to pay, ask us: the answer depends on the farm."
       ],
       "keywords": "mpesa mobile money cash card bank transfer payment currency dollars shillings",
       "hasBooking": false
      },
      {
       "id": "q-deposit",
       "question": "Do I pay a deposit?",
       "answer": [
        "Ask us: the answer depends on the farm. What you get back when you cancel is set out in the ",
        {
         "name": "cancellation guidelines",
         "href": "/blog#cancellation"
        },
        "."
       ],
       "keywords": "advance prepay payment M-Pesa",
       "hasBooking": false
      },
      {
       "id": "q-cancellation",
       "question": "What if I have to cancel?",
       "answer": [
        "Tell us as early as you can. What you get back is set out in the ",
        {
         "name": "cancellation guidelines",
         "href": "/blog#cancellation"
        },
        " on the blog page."
       ],
       "keywords": "refund money back sick sickness illness ill doctor emergency rain weather",
       "hasBooking": false
      },
      {
       "id": "q-pets",
       "question": "May I bring my pet?",
       "answer": [
        "No pets, please."
       ],
       "keywords": "dogs cats animals",
       "hasBooking": false
      }
     ]
    },
    {
     "id": "safety",
     "title": "Safety, Accessibility, and Sustainability",
     "questions": [
      {
       "id": "q-accessibility",
       "question": "Are the farms accessible?",
       "answer": [
        "Some farms are accessible, but not all. Contact us in advance and tell us what you need, and we will look for the farm that fits: {phone} or {email}."
       ],
       "keywords": "wheelchair disability step-free walking steps stairs elderly old grandmother grandparents",
       "hasBooking": false
      },
      {
       "id": "q-safety",
       "question": "How do I stay safe on a working farm?",
       "answer": [
        "Stay with your host, keep to the paths you are shown, and ask before you touch an animal or a machine. Wash your hands before you eat."
       ],
       "keywords": "danger machines hygiene risk first aid accident",
       "hasBooking": false
      },
      {
       "id": "q-health",
       "question": "What should I tell you before I come?",
       "answer": [
        "Allergies, medical needs, and anything you do not eat. The kitchen and the guide plan better when they know."
       ],
       "keywords": "allergy vegetarian vegan diet medicine",
       "hasBooking": false
      },
      {
       "id": "q-land",
       "question": "How do the visits treat the land?",
       "answer": [
        "We ask every guest to leave nothing behind. ",
        {
         "name": "Our impact",
         "href": "/#impact"
        },
        " has its own section."
       ],
       "keywords": "sustainable environment eco",
       "hasBooking": false
      },
      {
       "id": "q-footprint",
       "question": "What can I do to travel lightly?",
       "answer": [
        "Bring a bottle that you can fill again, share a car, buy from the stall at the gate, and take your litter home."
       ],
       "keywords": "sustainable plastic environment eco",
       "hasBooking": false
      },
      {
       "id": "q-insurance",
       "question": "Am I insured during a visit?",
       "answer": [
        "Ask us: the answer depends on the farm."
       ],
       "keywords": "insurance cover accident liability medical",
       "hasBooking": false
      }
     ]
    },
    {
     "id": "practical",
     "title": "Practical Details",
     "questions": [
      {
       "id": "q-transport",
       "question": "Do you pick us up? How do we get there?",
       "answer": [
        "Each ",
        {
         "name": "tour",
         "href": "/tours"
        },
        " lists what it includes. If transport is not among it, ask us: the answer depends on the farm."
       ],
       "keywords": "transport pick-up car bus matatu driver directions parking drive distance far start",
       "hasBooking": false
      },
      {
       "id": "q-toilets",
       "question": "Are there toilets?",
       "answer": [
        "Ask us: the answer depends on the farm."
       ],
       "keywords": "toilet bathroom washroom restroom changing",
       "hasBooking": false
      },
      {
       "id": "q-languages",
       "question": "Which languages do the guides speak?",
       "answer": [
        "Ask us: the answer depends on the farm."
       ],
       "keywords": "language English Swahili Kiswahili French German translation interpreter",
       "hasBooking": false
      },
      {
       "id": "q-bring",
       "question": "What should I bring?",
       "answer": [
        "Closed-toe shoes, hats, sunscreen, bug spray and reusable water bottles. Add a jumper: mornings on the ridges are cold."
       ],
       "keywords": "pack packing clothes wear boots",
       "hasBooking": false
      },
      {
       "id": "q-food",
       "question": "May I bring my own food?",
       "answer": [
        "It is negotiable; ask us first. We recommend eating at the farm."
       ],
       "keywords": "lunch picnic eat drink",
       "hasBooking": false
      },
      {
       "id": "q-produce",
       "question": "Can I take produce home?",
       "answer": [
        "Where the farm sells it, yes. Produce bags are provided."
       ],
       "keywords": "buy fruit vegetables shopping",
       "hasBooking": false
      },
      {
       "id": "q-weather",
       "question": "What if the weather turns?",
       "answer": [
        "Farms live by weather and season, so the order of a day may change; we tell you before you travel. For severe weather, see the ",
        {
         "name": "cancellation guidelines",
         "href": "/blog#cancellation"
        },
        "."
       ],
       "keywords": "rain storm mud refund money back cancel",
       "hasBooking": false
      },
      {
       "id": "q-pictures",
       "question": "May I take pictures?",
       "answer": [
        "Of fields and animals, gladly. Ask people first. If we would like to use a picture of you, we ask you too, with the ",
        {
         "name": "image consent form",
         "href": "{imageConsentForm}"
        },
        "."
       ],
       "keywords": "photos photographs camera video",
       "hasBooking": false
      },
      {
       "id": "q-remove-picture",
       "question": "How do I have a picture of me or my child removed?",
       "answer": [
        "Open the picture in the ",
        {
         "name": "gallery",
         "href": "/gallery"
        },
        ": below it are links for {chat}, mail and a form that name it already. You can also use the ",
        {
         "name": "data withdrawal form",
         "href": "{dataWithdrawalForm}"
        },
        " with its number, or write to {email}."
       ],
       "keywords": "remove removal my picture photo image delete take down consent privacy data protection daughter son",
       "hasBooking": false
      }
     ]
    }
   ],
   "closingNote": "These FAQs are designed to help you plan a seamless, enriching visit. See you on the farm!"
  }
 },
 {
  "id": 9,
  "key": "policy",
  "value": {
   "title": "Trip Cancellation Guidelines",
   "intro": "Plans change; so do rivers and exams. What you get back depends on how early you tell us, counted in days before the trip.",
   "steps": [
    {
     "minDays": 30,
     "refundPercent": 100,
     "feePercent": 10
    },
    {
     "minDays": 15,
     "refundPercent": 75,
     "feePercent": 0
    },
    {
     "minDays": 7,
     "refundPercent": 50,
     "feePercent": 0
    },
    {
     "minDays": 0,
     "refundPercent": 0,
     "feePercent": 0
    }
   ],
   "waiver": "Fees may be waived for medical or family emergencies or severe weather. Documentation may be required.",
   "calculatorNote": "An emergency at home or a washed-out road can change the answer. See when fees may be waived, and ask us."
  }
 },
 {
  "id": 10,
  "key": "advice",
  "value": {
   "items": [
    {
     "name": "Ages 3+",
     "text": "our activities are for ages 3 and up. Ask us whether this tour suits your child. Entry is free for children under 3.",
     "question": "q-ages"
    },
    {
     "name": "What to bring",
     "text": "closed-toe shoes, a hat, sunscreen, bug spray and a reusable water bottle.",
     "question": "q-bring"
    },
    {
     "name": "No pets",
     "text": "please leave them at home.",
     "question": "q-pets"
    },
    {
     "name": "Accessibility",
     "text": "some farms are accessible, but not all. Contact us in advance.",
     "question": "q-accessibility"
    }
   ]
  }
 },
 {
  "id": 11,
  "key": "contact",
  "value": {
   "tourTypes": [
    {
     "value": "farm-tours",
     "label": "Farm tour"
    },
    {
     "value": "dairy-safari",
     "label": "Dairy safari"
    },
    {
     "value": "wildlife-safari",
     "label": "Wildlife safari"
    },
    {
     "value": "cultural-tours",
     "label": "Cultural tour"
    },
    {
     "value": "homestay",
     "label": "Farm homestay"
    },
    {
     "value": "educational",
     "label": "Educational visit"
    },
    {
     "value": "custom",
     "label": "Something of your own"
    }
   ]
  }
 },
 {
  "id": 12,
  "key": "legal",
  "value": {
   "privacy": [
    [
     "This site sets no advertising cookies and sends nothing you type to a server of ours (a half-written message and your shortlist stay in your browser); the only accounts belong to the people who edit it."
    ],
    [
     "An enquiry opens {chat} or your mail app; what you send there is kept by that service and by us only to answer you."
    ],
    [
     "Pictures: if you or your child can be recognized in a picture, ask us to take it down. The way to ask is below each picture of the ",
     {
      "name": "gallery",
      "href": "/gallery"
     },
     "."
    ],
    [
     "To see, correct or withdraw what we hold, write to us or use the data withdrawal form."
    ]
   ],
   "terms": [
    [
     "An enquiry through this site is a question, not a booking; a tour is booked when we have confirmed it."
    ],
    [
     "Farms live by weather and season, so the order of a day may change; we tell you before you travel."
    ],
    [
     "Our cancellation policy applies to every confirmed tour."
    ]
   ]
  }
 },
 {
  "id": 13,
  "key": "categories",
  "value": {
   "categories": [
    {
     "id": "farm-tours",
     "name": "Farm Tours",
     "colour": "tea",
     "image": "/images/tours/goat-farm-tour.jpg",
     "imageAlt": "A girl holds out a leafy branch to a brown goat, a white kid between them",
     "retired": false
    },
    {
     "id": "safari-wildlife",
     "name": "Safari & Wildlife",
     "colour": "maize",
     "image": "/images/tours/9-day-mixed-farming-safari.jpg",
     "imageAlt": "A giraffe looks out over golden grassland, where a safari van follows a track towards layered blue ridges",
     "retired": false
    },
    {
     "id": "cultural-urban",
     "name": "Cultural & Urban",
     "colour": "terracotta",
     "image": "/images/tours/matatu-tourism.jpg",
     "imageAlt": "A conductor waves from the open door of a minibus with a sunset painted on its side; passengers sit at the windows",
     "retired": false
    },
    {
     "id": "regional-experiences",
     "name": "Regional Experiences",
     "colour": "lake",
     "image": "/images/tours/bonding-safari.jpg",
     "imageAlt": "Two small figures beside a pink-edged lake at sunset",
     "retired": false
    },
    {
     "id": "educational-tours",
     "name": "Educational Tours",
     "colour": "dusk",
     "image": "/images/tours/educational-stem-tours.jpg",
     "imageAlt": "A pupil looks at a leaf through a magnifying glass while another stands at a weather mast, a greenhouse behind",
     "retired": false
    }
   ]
  }
 },
 {
  "id": 14,
  "key": "series",
  "value": {
   "series": [
    {
     "id": "2025-agri-expo",
     "name": "2025 Agri Expo",
     "text": "An agricultural show is a farm visit with a thousand farms in one field. This series follows such a day from the first visitors at the gate to the lamps among the empty stands: a tractor to climb on, seed in every shade, cows in the ring, a solar pump that explains itself. People come for the machines and stay for the questions, because the best lessons are given over a table of maize cobs.",
     "retired": false
    },
    {
     "id": "trade-expo-2023",
     "name": "Trade Expo 2023",
     "text": "Indoors, farming turns into things to taste, touch and order. Here are crates that become a counter, teas poured from white to black, baskets coiled by hand, and a slice of cheese on its way to somebody new. A trade fair is where farms meet the people who may one day visit them; many a route across the map begins with two fingers and a question at a stand.",
     "retired": false
    },
    {
     "id": "coffee-farm-safari",
     "name": "Coffee Farm Safari",
     "text": "Everything in a cup of coffee happens on a hillside first. Walk from the misty terraces to the first red cherry, pick a row in company, and follow the harvest over the scale, through the pulper, along the washing channels and out to the drying beds. Then comes the fire, and the patience to wait for the first crack. Between the rows there is a farm as well: shade trees, a cow at the fence, and children on the short cut home.",
     "retired": false
    },
    {
     "id": "gr13-summit-2023",
     "name": "GR13 Summit 2023",
     "text": "Quiet pictures from a gathering of people who open their farms to visitors. One shows the table, where growers and hosts compare what guests ask, what works and what to try next. The other shows the courtyard between two sessions, where the same talk goes on with a cup in the hand. Good farm travel is planned in places like these, long before anybody sets out on the road.",
     "retired": false
    },
    {
     "id": "mbuzi-farm",
     "name": "Mbuzi Farm",
     "text": "One farm, one herd, one long day. It starts with hooves on slatted wood and ends with shadows along the ridge; in between come the milking, the bottle, the hoof knife, the trough and a good deal of climbing. Goats are curious, quick and never sorry, which makes them fine company for children and a fair test for anyone with a camera. The kitchen has its part, too: curd in a cloth, charcoal in the grill, and kale from what the herd leaves behind.",
     "retired": false
    }
   ],
   "allText": "Five places to stand, and a wall of pictures from each. Two fairs, where farming in Kenya shows what it can do and farmers ask each other hard questions. One coffee ridge, followed from the morning mist to the last cup. A summit, where hosts compare notes on how to share a farm well. And a goat farm, which needs no explanation, only patience. Choose a series above, or open any picture and walk along the whole wall."
  }
 },
 {
  "id": 15,
  "key": "counting",
  "value": {
   "countsPresses": false,
   "serviceName": "",
   "serviceScript": "",
   "serviceServer": "",
   "serviceSettings": []
  }
 }
]$seed$)
on conflict (key) do update set
  id = excluded.id,
  value = excluded.value
where (stored.id, stored.value)
  is distinct from (excluded.id, excluded.value);

insert into public.tours as stored (
  id, slug, title, category, duration, location, participants, minimum_age, effort, drive_time, pick_up, best_months, toilets, step_free, price_from, image, image_alt, focus_x, focus_y, description, full_description, itinerary, includes, external_links, featured, created_at, status, publish_at, sort_order
)
select
  id, slug, title, category, duration, location, participants, minimum_age, effort, drive_time, pick_up, best_months, toilets, step_free, price_from, image, image_alt, focus_x, focus_y, description, full_description, itinerary, includes, external_links, featured, created_at, status, publish_at, sort_order
from jsonb_populate_recordset(null::public.tours, $seed$[
 {
  "id": 1,
  "slug": "flower-farm-tour-in-naivasha",
  "title": "Flower Farm Tour in Naivasha 🌹",
  "category": "Farm Tours",
  "duration": "1 day",
  "location": "Naivasha, Nakuru County",
  "participants": "4-150",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/flower-farm-tour-in-naivasha.jpg",
  "image_alt": "A worker gathers red roses before long greenhouses, a pale lake and hills",
  "focus_x": 66,
  "focus_y": 30,
  "description": "Follow a rose from cutting to cold room beside <a href=\"https://en.wikipedia.org/wiki/Lake_Naivasha\">Lake Naivasha</a>. Bring a light jumper: the last room on the tour is kept <strong>near freezing</strong>.",
  "full_description": "<p>Many of the roses on a European kitchen table begin here, under plastic roofs on the floor of the Great Rift Valley. Naivasha has the three things a rose asks for: strong equatorial light, cool nights and fresh water from the lake. The fourth thing is people, and they are the reason to come.</p><h3>Under glass, then under ice</h3><p>You walk the rows with someone who grows for a living. They show you how a stem is pinched, bent and counted, why ladybirds and mites do part of the work that sprays once did, and how reed beds clean the water before it goes back to the land. In the grading hall a bunch is measured, bound and sleeved faster than you can read the label.</p><p>Then the door of the cold room opens. Every hour between here and the auction clock costs a flower part of its life, so the pace is quick and the air bites. You step out into warm sunlight, and the day ends by the water with fish eagles overhead and, often, hippos grumbling in the reeds.</p>",
  "itinerary": [
   "Early drive from Nairobi, with a stop at the Rift Valley viewpoint",
   "Welcome, safety briefing and overalls at the farm gate",
   "Walk through the propagation house and the rose greenhouses",
   "Water and insects: the reed beds and the biological pest control",
   "Grading hall and cold room, from bucket to box",
   "Lunch near the lake shore",
   "Lakeside walk to look for hippos and fish eagles, then the road home"
  ],
  "includes": [
   "Guide for the whole day",
   "Entry to the flower farm",
   "Overalls and shoe covers for the greenhouses",
   "Lunch and drinking water",
   "Lakeside walk"
  ],
  "external_links": [
   {
    "title": "About Lake Naivasha",
    "url": "https://en.wikipedia.org/wiki/Lake_Naivasha"
   },
   {
    "title": "About Naivasha town",
    "url": "https://en.wikipedia.org/wiki/Naivasha"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:59:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 1024
 },
 {
  "id": 2,
  "slug": "rural-farm-safari-tea-and-cheese",
  "title": "Rural Farm Safari - Tea & Cheese 🧀",
  "category": "Farm Tours",
  "duration": "1 day",
  "location": "Limuru, Kiambu County",
  "participants": "4-160",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/rural-farm-safari-tea-and-cheese.jpg",
  "image_alt": "A tea picker with a full basket plucks young shoots; rows of clipped tea run behind her to a green hill",
  "focus_x": 50,
  "focus_y": 50,
  "description": "Two leaves and a bud in the morning, curds and whey after lunch. A slow day in the cool green ridges above <a href=\"https://en.wikipedia.org/wiki/Limuru\">Limuru</a>.",
  "full_description": "<p>Limuru is where Kenyan tea began: the first bushes were planted on these ridges in 1903. At around 2,200 metres the mornings are misty, the soil is red and the bushes stand shoulder to shoulder like a clipped green sea.</p><p>You are handed a basket and a short lesson. <strong>Two leaves and a bud</strong>, never three, never the old leaf underneath. It looks easy for about a minute. Then a picker passes you with both hands moving and a full basket on her back, and you understand why nobody here calls it unskilled work.</p><h3>After the basket, the vat</h3><p>A few bends away the same cool air serves another craft. Milk from the morning is warmed, rennet goes in, and you wait for the quiet moment when liquid turns to curd. You cut it, stir it, press it, and taste the same cheese at several ages, from squeaky fresh to something with opinions.</p><p>Lunch sits between the two: garden vegetables, bread, and a pot of <em lang=\"sw\">chai</em> made with leaves from the hill you have just walked.</p>",
  "itinerary": [
   "Drive up from Nairobi through the Kiambu ridges",
   "Plucking lesson and an hour with a basket among the tea bushes",
   "How the leaf is withered, rolled, oxidised and dried",
   "Walk to the indigenous forest edge for birds and colobus monkeys",
   "Farmhouse lunch with a pot of fresh tea",
   "Cheese room: curd, cut, press and brine",
   "Tasting of young and aged cheeses before the drive back"
  ],
  "includes": [
   "Tea-country guide",
   "Plucking basket on loan",
   "Tea and cheese tastings",
   "Farmhouse lunch",
   "Forest-edge walk",
   "A packet of tea to take home"
  ],
  "external_links": [
   {
    "title": "About Limuru",
    "url": "https://en.wikipedia.org/wiki/Limuru"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:58:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 2048
 },
 {
  "id": 3,
  "slug": "9-day-mixed-farming-safari",
  "title": "9-Day Mixed Farming Safari 🚜",
  "category": "Safari & Wildlife",
  "duration": "9 days",
  "location": "Central Highlands and Rift Valley",
  "participants": "4-70",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/9-day-mixed-farming-safari.jpg",
  "image_alt": "A giraffe looks out over golden grassland, where a safari van follows a track towards layered blue ridges",
  "focus_x": 45,
  "focus_y": 10,
  "description": "Tea, coffee, wheat, milk and roses, with two national parks of the <a href=\"https://www.kws.go.ke/\">Kenya Wildlife Service</a> in between. One loop in <strong>nine days</strong>.",
  "full_description": "<p>Think of it as a cross-section. In nine days you cut through the farming year of central Kenya: smallholdings with half an acre and one cow, wheat that runs to the horizon, estates where tea has been plucked for generations. Between them, the country opens and the animals that belong to nobody come down to drink.</p><h3>The shape of the journey</h3><p>The loop leaves Nairobi northwards, past Mount Kenya and over the equator, drops into the Rift Valley at Nakuru, climbs to the tea hills of Kericho and comes home by way of Naivasha. Driving days are kept short enough to leave the afternoons free, and every day has at least one hour with your hands in something: soil, milk, parchment coffee or dough.</p><ul><li><strong>Farms:</strong> coffee, tea, dairy, wheat, horticulture and flowers.</li><li><strong>Wildlife:</strong> Lake Nakuru and Hell’s Gate National Parks.</li><li><strong>Altitude:</strong> mostly between 1,600 and 2,500 metres, so pack something warm.</li></ul><p>It suits growers who want to compare notes, families who want more than a windscreen view, and anyone who has wondered how a country eats. Evenings are unhurried. Someone usually lights a fire, and the talk goes back to rain.</p>",
  "itinerary": [
   "Day 1: Nairobi to the Kiambu ridges; welcome lunch and a first smallholding walk",
   "Day 2: coffee, from red cherry to cup, then on to Nyeri in the central highlands",
   "Day 3: dairy and horticulture on the lower slopes of Mount Kenya",
   "Day 4: wheat and barley country around Nanyuki; a stop on the equator",
   "Day 5: across the Laikipia plateau to Nyahururu and the waterfall, down to Nakuru",
   "Day 6: full-day game drive in Lake Nakuru National Park",
   "Day 7: over the Mau to Kericho; plucking and tasting in the tea hills",
   "Day 8: back into the Rift Valley; roses and the lake shore at Naivasha",
   "Day 9: morning on foot or by bicycle in Hell’s Gate National Park, return to Nairobi"
  ],
  "includes": [
   "Guide and driver for all nine days",
   "Transport from and to Nairobi",
   "Eight nights of accommodation",
   "All farm visits and tastings on the route",
   "Entry to both national parks",
   "Breakfast, lunch and dinner",
   "Drinking water on the road"
  ],
  "external_links": [
   {
    "title": "Kenya Wildlife Service",
    "url": "https://www.kws.go.ke/"
   },
   {
    "title": "Kenya Lake System, UNESCO World Heritage",
    "url": "https://whc.unesco.org/en/list/1060/"
   }
  ],
  "featured": true,
  "created_at": "2025-12-31T23:57:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 3072
 },
 {
  "id": 4,
  "slug": "organic-farm-visit",
  "title": "Organic Farm Visit 🥬",
  "category": "Farm Tours",
  "duration": "Half day",
  "location": "Kikuyu, Kiambu County",
  "participants": "3-90",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/organic-farm-visit.jpg",
  "image_alt": "A woman squats to pick kale before vegetable beds in bright stripes and a row of rounded trees",
  "focus_x": 50,
  "focus_y": 50,
  "description": "No sprays, no hurry. Turn compost, meet the worms that do the night shift and eat what you picked <em>an hour ago</em>.",
  "full_description": "<p>Start with the heap. Every good organic <em lang=\"sw\">shamba</em> keeps one, and it tells you more than any label: what the cows leave behind, what the kitchen did not need, how much patience the farmer has. Push your hand in. It is warm, and it smells of forest.</p><p>From there the paths lead between beds of <em lang=\"sw\">sukuma wiki</em>, carrots and beetroot, past the leafy local greens that grandmothers never stopped growing: <em lang=\"ki\">managu</em>, <em lang=\"ki\">terere</em>, <em lang=\"sw\">kunde</em>. Marigolds stand guard at the corners. Onions share a bed with carrots because each confuses the fly that bothers the other. Nothing is planted by accident.</p><h3>What you can try at home</h3><ul><li>Layer a compost heap that heats in days.</li><li>Brew a plant feed from nettles or comfrey.</li><li>Save seed from a tomato.</li><li>Build a sack garden for a balcony.</li></ul><p>The morning finishes in the outdoor kitchen. Everyone chops, someone stirs, and lunch travels about forty steps from soil to plate.</p>",
  "itinerary": [
   "Meet at the farm gate and choose a pair of gumboots",
   "The compost yard and the worm boxes",
   "Walk among mixed beds: companion planting and natural pest control",
   "Hands-on hour: sow, mulch, weed or harvest",
   "Cook and eat together in the outdoor kitchen"
  ],
  "includes": [
   "Walk with a grower",
   "Gloves and gumboots on loan",
   "Seedling to take home",
   "Cooked lunch from the garden",
   "Fresh juice or herbal tea"
  ],
  "external_links": [],
  "featured": false,
  "created_at": "2025-12-31T23:56:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 4096
 },
 {
  "id": 5,
  "slug": "coffee-and-dairy-tour",
  "title": "Coffee & Dairy Tour ☕",
  "category": "Farm Tours",
  "duration": "1 day",
  "location": "Githunguri, Kiambu County",
  "participants": "2-150",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/coffee-and-dairy-tour.jpg",
  "image_alt": "Coffee trees on a red slope with a small barn and grazing ground",
  "focus_x": 50,
  "focus_y": 50,
  "description": "Pick the cherry, milk the cow, then put the two together in one cup. Read up first on <a href=\"https://en.wikipedia.org/wiki/Coffee_production_in_Kenya\">coffee in Kenya</a>, or simply come thirsty.",
  "full_description": "<p>Coffee and cows keep each other company in Kiambu. Manure feeds the coffee, coffee pays the school fees, milk pays for everything in between. On this tour you follow both halves of that bargain for a day.</p><h3>Morning: the cherry</h3><p>Only the red ones. You pick along the row, squeeze a cherry to find the two slippery beans inside, and taste the sweet skin around them. At the wet mill the pulp comes off, the beans ferment overnight, are washed in long channels and spread on raised tables to dry. You will turn them by hand, hear the names of the varieties, SL28 and Ruiru 11 among them, and roast a small batch over charcoal until it cracks.</p><h3>Afternoon: the cow</h3><p>A good dairy cow eats a wheelbarrow of napier grass and asks for calm voices. You cut and carry the feed, learn the grip for milking by hand, and see how the biogas digester turns yesterday’s dung into a blue kitchen flame. That flame boils the last pot of the day, half your milk and half your coffee, and nobody leaves before it is empty.</p>",
  "itinerary": [
   "Leave Nairobi after breakfast for the red-soil ridges of Kiambu",
   "Pick ripe cherries with the family who tends the trees",
   "Wet mill and drying tables: pulping, fermenting, washing, sorting",
   "Roast over charcoal and cup the result side by side",
   "Country lunch in the garden",
   "Dairy unit: feeding, milking and calf care",
   "Biogas kitchen and a last cup of white coffee"
  ],
  "includes": [
   "Host farmer and tour guide",
   "Coffee picking, roasting and cupping",
   "Milking session",
   "Lunch with seasonal fruit",
   "Bottled or filtered water",
   "A small bag of the coffee roasted that day"
  ],
  "external_links": [
   {
    "title": "Coffee production in Kenya",
    "url": "https://en.wikipedia.org/wiki/Coffee_production_in_Kenya"
   }
  ],
  "featured": true,
  "created_at": "2025-12-31T23:55:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 5120
 },
 {
  "id": 6,
  "slug": "matatu-tourism",
  "title": "Matatu Tourism 🚌",
  "category": "Cultural & Urban",
  "duration": "Half day",
  "location": "Nairobi city centre",
  "participants": "5-30",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/matatu-tourism.jpg",
  "image_alt": "A conductor waves from the open door of a minibus with a sunset painted on its side; passengers sit at the windows",
  "focus_x": 50,
  "focus_y": 50,
  "description": "Nairobi on four loud wheels. Ride a decorated <a href=\"https://en.wikipedia.org/wiki/Matatu\">matatu</a>, learn five words of Sheng and see where the city buys its tomatoes.",
  "full_description": "<p>You hear it first. Then it swings round the corner, chrome and airbrush and bass, and the conductor is already leaning out to tell you there is room. A matatu is a minibus in the way that a peacock is a chicken.</p><p>The name is usually traced to <em lang=\"sw\">tatu</em>, three, for the three coins of the early fare. What grew from those coins is a moving art form. Crews commission portraits of footballers, poets and presidents; screens and speakers are tuned by specialists; a tired design loses passengers within a season. You visit people who paint, wire and upholster, and hear how a vehicle gets its name.</p><h3>Why a farm company rides the bus</h3><p>Because this is how the country moves, its food included. Before dawn, sacks of potatoes and bundles of <em lang=\"sw\">sukuma</em> arrive beside the commuters. The route takes in a city market, where you trace a cabbage back to its county, and ends with a plate of something hot. Wear comfortable shoes, keep your phone in an inside pocket, and practise saying <em lang=\"sw\">shukisha</em>: let me off here.</p>",
  "itinerary": [
   "Meet in the city centre for a short history and a ticket",
   "Board a decorated matatu and learn the hand signs of the crew",
   "Workshop stop: airbrush, sound and upholstery",
   "City market walk: who grew this, and how did it get here?",
   "Old railway quarter: how the line made the town",
   "Street-food tasting and a farewell ride"
  ],
  "includes": [
   "City guide and a matatu with its crew",
   "All rides on the route",
   "Workshop visit",
   "Street-food tasting",
   "A Sheng phrase card"
  ],
  "external_links": [
   {
    "title": "About matatus",
    "url": "https://en.wikipedia.org/wiki/Matatu"
   },
   {
    "title": "National Museums of Kenya",
    "url": "https://museums.or.ke/"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:54:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 6144
 },
 {
  "id": 7,
  "slug": "nanasi-pineapple-tour",
  "title": "Nanasi (Pineapple) Tour 🍍",
  "category": "Farm Tours",
  "duration": "1 day",
  "location": "Thika, Kiambu County",
  "participants": "4-50",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/nanasi-pineapple-tour.jpg",
  "image_alt": "A whole and a halved pineapple and a plate of slices on a board, rows of pineapples under a warm late sky",
  "focus_x": 50,
  "focus_y": 50,
  "description": "<em lang=\"sw\">Nanasi</em> is Swahili for pineapple, and <a href=\"https://en.wikipedia.org/wiki/Thika\">Thika</a> is where you go to meet one in the ground. <strong>Long sleeves help.</strong>",
  "full_description": "<p>Ask a child to draw a pineapple and it will hang from a tree. It does not. It sits on the ground in the middle of a rosette of swords, one fruit to a plant, and takes well over a year to get there. That wait explains a great deal about the people who grow it.</p><p>Around Thika the fields run in straight, silver-green rows. You learn to tell a sucker from a slip and a slip from a crown, plant one of each, and mulch it against the dry season. Then comes the part everyone remembers: choosing a ripe fruit by smell and by the flatness of its eyes, a clean twist, and eating it warm in the field with juice to the elbows.</p><h3>Nothing is thrown away</h3><p>Skins become a spiced drink. Cores go to the jam pan, leaves give a fibre strong enough for twine, and what is left feeds the cattle. After lunch the road continues to <strong>Fourteen Falls</strong> on the Athi River, where brown water drops over a broad ledge in more threads than anybody agrees on. Count for yourself.</p>",
  "itinerary": [
   "Drive out along the Thika road",
   "Field walk: the life of a pineapple in four stages",
   "Plant a sucker and put your name beside it",
   "Pick, peel and taste ripe fruit in the row",
   "Kitchen session: juice, jam and spiced peel drink",
   "Lunch under the trees",
   "Afternoon visit to Fourteen Falls on the Athi River"
  ],
  "includes": [
   "Field guide",
   "Gloves for handling the leaves",
   "Planting and picking session",
   "As much pineapple as you can eat",
   "Lunch",
   "Entry to the falls"
  ],
  "external_links": [
   {
    "title": "About Thika",
    "url": "https://en.wikipedia.org/wiki/Thika"
   },
   {
    "title": "About the pineapple",
    "url": "https://en.wikipedia.org/wiki/Pineapple"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:53:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 7168
 },
 {
  "id": 8,
  "slug": "ngong-adrenaline-rush",
  "title": "Ngong Adrenaline Rush 🚵",
  "category": "Regional Experiences",
  "duration": "1 day",
  "location": "Ngong Hills, Kajiado County",
  "participants": "4-80",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/ngong-adrenaline-rush.jpg",
  "image_alt": "Two cyclists ride down a trail on a green ridge at low sun, white wind turbines behind",
  "focus_x": 50,
  "focus_y": 0,
  "description": "A ridge walk in the wind, a fast ride down and a farm lunch that you will have earned. The <a href=\"https://en.wikipedia.org/wiki/Ngong_Hills\">Ngong Hills</a> rise to 2,460 metres; your pulse goes higher.",
  "full_description": "<p>Seven bumps on the skyline south-west of Nairobi, like the knuckles of a fist. People tell of a giant who fell asleep here and grew grass. Today you walk along his hand.</p><p>The path keeps to the crest. To the east lies the city, small and glittering; to the west the ground simply leaves, down and down to the floor of the Rift Valley. The wind up here is serious enough to be farmed: white turbines turn beside the trail, and on some mornings you will lean on the air as if it were a gate. Forest rangers know the hills well and walk with every group.</p><h3>Faster after lunch? Faster before</h3><p>Mountain bikes wait where the ridge gives way to farm tracks. The descent is as brisk or as gentle as you choose, with a guide in front and another behind. At the bottom there are archery targets and a tug-of-war rope for whoever still has arms. Then charcoal, <em lang=\"sw\">nyama choma</em>, a tomato salad cut a minute ago, and a long sit in the shade with a farmer who will ask why anybody would cycle for pleasure.</p>",
  "itinerary": [
   "Morning transfer from Nairobi to Ngong and warm-up with the guides",
   "Ridge walk over the peaks, past the wind turbines, with a ranger",
   "Tea and fruit at the highest viewpoint",
   "Mountain-bike descent on farm tracks, in two grades",
   "Archery and team games in the meadow",
   "Grilled lunch and a short walk around the host farm"
  ],
  "includes": [
   "Lead guide and sweep guide",
   "Ranger escort and forest entry",
   "Bicycle and helmet",
   "Archery and games",
   "Tea stop and grilled lunch",
   "First-aid kit on the trail"
  ],
  "external_links": [
   {
    "title": "About the Ngong Hills",
    "url": "https://en.wikipedia.org/wiki/Ngong_Hills"
   }
  ],
  "featured": true,
  "created_at": "2025-12-31T23:52:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 8192
 },
 {
  "id": 9,
  "slug": "goat-farm-tour",
  "title": "Goat Farm Tour 🐐",
  "category": "Farm Tours",
  "duration": "Half day",
  "location": "Kiserian, Kajiado County",
  "participants": "3-90",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/goat-farm-tour.jpg",
  "image_alt": "A girl holds out a leafy branch to a brown goat, a white kid with a brown head between them",
  "focus_x": 60,
  "focus_y": 20,
  "description": "Bottle-feed a kid, trim a hoof, taste fresh goat cheese. A <em lang=\"sw\">mbuzi</em> has opinions about everything, including your shoelaces.",
  "full_description": "<p>A goat looks at you sideways, with those letterbox eyes, and decides in about two seconds whether you are interesting. Carry a branch of acacia and you will be.</p><p>Goats are the quiet bank account of the Kenyan countryside. They live on slopes where a cow would sulk, give milk from very little, and can be sold when school opens. On this half day you learn to tell the long-eared Galla of the drylands from the white Saanen and the brown, striped Toggenburg bred for milk, and you hear why many farmers now cross them.</p><h3>Jobs for willing hands</h3><ul><li>Mix the morning feed and fill the hay racks.</li><li>Give the smallest kids their bottle.</li><li>Hold, inspect and trim a hoof, with help.</li><li>Try a few squeezes at the milking stand.</li></ul><p>Children take to it at once; adults need ten minutes longer. The raised wooden house, with slats to keep feet dry, is a favourite of anyone who likes clever building. Last comes the tasting board: plain milk, yoghurt, and a soft white cheese rolled in herbs. Most visitors expect it to be strong. It is not.</p>",
  "itinerary": [
   "Welcome and introductions, human and caprine",
   "Breeds, bloodlines and how to read an ear tag",
   "Feeding round and bottle time in the kid pen",
   "Hoof care and health check demonstration",
   "Milking stand: watch first, then try",
   "Tasting of milk, yoghurt and soft cheese"
  ],
  "includes": [
   "Time with the herd and a stock-keeper",
   "Feed for the goats",
   "Milking session",
   "Dairy tasting with bread",
   "Hand-washing point and clean overalls"
  ],
  "external_links": [],
  "featured": false,
  "created_at": "2025-12-31T23:51:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 9216
 },
 {
  "id": 10,
  "slug": "maasai-ostrich-farm-tour",
  "title": "Maasai Ostrich Farm Tour 🪶",
  "category": "Safari & Wildlife",
  "duration": "1 day",
  "location": "Kitengela, Kajiado County",
  "participants": "6-30",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/maasai-ostrich-farm-tour.jpg",
  "image_alt": "Tall ostriches on a dry plain with a low sun behind them",
  "focus_x": 50,
  "focus_y": 8,
  "description": "Stand beside the <a href=\"https://en.wikipedia.org/wiki/Common_ostrich\">largest bird on earth</a> on the plains of Kitengela, and lift an egg that weighs more than a bag of sugar.",
  "full_description": "<p>South of Nairobi the land flattens and turns the colour of straw. These are the Athi-Kapiti plains, grazing country of the Maasai and, long before fences, of wildebeest on the move. The ostrich belongs here too. The local race even carries the name: the Maasai ostrich, the pink-necked one.</p><p>Numbers do not prepare you. A cock stands taller than any basketball player, runs at about seventy kilometres an hour and keeps two toes on each foot, one of them armed. You watch from behind a good fence, learn to read a wing display, and discover that the story about heads in the sand is nonsense; the bird is turning its eggs.</p><h3>From egg to plain</h3><p>Parents share the sitting. The grey hen takes the day and the black cock takes the night, each the colour of its shift, for some six weeks. In the incubator room you can hold an egg to the light and feel how thick the shell is. Afterwards, a herding family shows how cattle, beadwork and wild neighbours have shared this ground, and lunch is served with a view of nothing in particular for thirty kilometres. It is wonderful.</p>",
  "itinerary": [
   "Drive south from Nairobi to the open plains",
   "Safety talk: how to stand, where to stand, what a hiss means",
   "Adult birds, feeding and the wing display",
   "Incubator room and chick nursery",
   "Lunch with a view over the grassland",
   "Visit with a Maasai family: herding, homestead and beadwork",
   "Slow drive back with an eye out for plains game"
  ],
  "includes": [
   "Naturalist guide",
   "Entry to the ostrich farm",
   "Feeding session under supervision",
   "Cultural visit",
   "Lunch and soft drinks"
  ],
  "external_links": [
   {
    "title": "About the common ostrich",
    "url": "https://en.wikipedia.org/wiki/Common_ostrich"
   },
   {
    "title": "About the Maasai people",
    "url": "https://en.wikipedia.org/wiki/Maasai_people"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:50:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 10240
 },
 {
  "id": 11,
  "slug": "pig-farm-tour",
  "title": "Pig Farm Tour 🐖",
  "category": "Farm Tours",
  "duration": "2 days",
  "location": "Lari, Kiambu County",
  "participants": "4-30",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/pig-farm-tour.jpg",
  "image_alt": "A sow sleeps in deep straw in an open sty, five small piglets snuggled against her belly",
  "focus_x": 38,
  "focus_y": 62,
  "description": "Two working days with an animal cleverer than your dog. Feeding, farrowing, biogas and the honest arithmetic of a small piggery.",
  "full_description": "<p>This one is for people who want to know how it is really done. You may be thinking of keeping pigs, or advising those who do, or you may only be curious. Either way you will go home with straw in your hair and a page of figures.</p><p>Lari sits high on the shoulder of the Aberdares, cool enough for fat white breeds that suffer in the lowlands. Day one is about the animal: Large White and Landrace, how to weigh a pig with a tape measure, what goes in the trough at each age, how a farrowing pen protects a litter from its own mother. Boots are disinfected at every gate. African swine fever is a real neighbour, and clean feet are the cheapest vaccine there is.</p><h3>Day two: the business</h3><p>You see what becomes of the waste, a digester that lights the cooker and a slurry that feeds napier grass and potatoes. Then pencils out. Feed is the largest cost on any piggery, so the group builds a ration together, and works through the months between weaning and market with nothing rounded in the farmer’s favour.</p><p>The night between is spent locally, under thick blankets, after a supper of <em lang=\"ki\">mukimo</em> and stew. Guests who do not eat pork are always looked after.</p>",
  "itinerary": [
   "Day 1: climb to Lari, boots off, clean boots on",
   "Day 1: breeds, housing and a walk through each age group",
   "Day 1: mix a ration and feed the growers",
   "Day 1: the farrowing pens at evening round, then supper",
   "Day 2: early feeding, weighing and record keeping",
   "Day 2: biogas digester and the fields it feeds",
   "Day 2: costs, margins and markets around the table",
   "Day 2: lunch, questions and the road home"
  ],
  "includes": [
   "Both days with a practising pig keeper",
   "One night of local accommodation",
   "Two lunches, one supper, one breakfast",
   "Protective boots and overalls",
   "Printed feed and record sheets",
   "Certificate of attendance"
  ],
  "external_links": [],
  "featured": false,
  "created_at": "2025-12-31T23:49:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 11264
 },
 {
  "id": 12,
  "slug": "educational-stem-tours",
  "title": "Educational STEM Tours 🔬",
  "category": "Educational Tours",
  "duration": "1-3 days",
  "location": "Nairobi and Kiambu County",
  "participants": "15-50 students",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/educational-stem-tours.jpg",
  "image_alt": "A pupil looks at a leaf through a magnifying glass while another stands at a weather mast, a greenhouse behind",
  "focus_x": 50,
  "focus_y": 20,
  "description": "Science with mud on it. Students test soil, measure milk and wire a sensor, then <strong>argue about the results</strong> like proper researchers.",
  "full_description": "<p>Question one: why is this soil red and that soil black? Nobody answers from a book. They dig, they smell, they drop vinegar on one sample and read a pH strip on the other, and within twenty minutes there are three theories and a quarrel. That is the sound of a good field trip.</p><h3>Four subjects, one farm</h3><ul><li><strong>Science:</strong> soil chemistry, plant cells under a field microscope, the biology of a cow’s four-part stomach.</li><li><strong>Technology:</strong> moisture probes, weather stations, phone-based market prices.</li><li><strong>Engineering:</strong> drip lines, greenhouses, biogas digesters, a solar pump taken apart and put back.</li><li><strong>Mathematics:</strong> yields, sampling, averages, and how many bottles fit in a crate if the crate is a hexagon.</li></ul><p>Teachers choose one, two or three days and tell us the grade and topic; the stations are then matched to the syllabus, whether competency-based or international. Groups are small at each bench. Every student keeps a field notebook, and the last session belongs to them: each team presents one finding, one doubt and one thing they would measure next time.</p><p>Teachers may relax a little. Not entirely.</p>",
  "itinerary": [
   "Arrival, safety rules and teams",
   "Soil laboratory: texture, pH and living things",
   "Greenhouse station: light, water and sensors",
   "Milk station: density, temperature and hygiene",
   "Energy station: biogas and the solar pump",
   "Data hour: tables, graphs and a healthy argument",
   "Team presentations (longer tours repeat this with a project of several days)"
  ],
  "includes": [
   "Station leaders for every team",
   "Instruments and safety goggles",
   "Field notebook for each student",
   "Packed lunch and water",
   "Worksheets matched to the grade",
   "Planning sheet for teachers before the day"
  ],
  "external_links": [
   {
    "title": "Science, technology, engineering and mathematics",
    "url": "https://en.wikipedia.org/wiki/Science,_technology,_engineering,_and_mathematics"
   }
  ],
  "featured": true,
  "created_at": "2025-12-31T23:48:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 12288
 },
 {
  "id": 13,
  "slug": "bonding-safari",
  "title": "Bonding Safari 💞",
  "category": "Regional Experiences",
  "duration": "1-3 days",
  "location": "Lake Elementaita, Nakuru County",
  "participants": "1-50 couples",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/bonding-safari.jpg",
  "image_alt": "Two small figures beside a pink-edged lake at sunset",
  "focus_x": 50,
  "focus_y": 50,
  "description": "For one couple, or for fifty. Milk the same cow, cook the same supper and watch flamingos at <a href=\"https://en.wikipedia.org/wiki/Lake_Elmenteita\">Lake Elementaita</a> without checking your phones.",
  "full_description": "<p>There is a simple test of a partnership: one bucket, one cow, two beginners. By the end somebody is laughing, somebody is wet, and you have a litre of milk that neither of you could have managed alone.</p><p>The setting does half the work. Elementaita is a shallow soda lake in the Rift Valley, part of a World Heritage site, edged with white crust and, in many seasons, a moving line of pink. Hot water rises near its southern shore. Around it lie ranches and small farms where life runs at the speed of a grazing animal.</p><h3>How the time is spent</h3><p>Tasks come in pairs. Plant a tree and label it. Find your way along a farm trail with one map and one compass. Cook over a <em lang=\"sw\">jiko</em> with a recipe torn in half. Between tasks there are long stretches with nothing in them, on purpose: a hammock, a shoreline, a bench facing west.</p><p>Newly married, forty years in, or two friends mending something: all are welcome, and no one is asked to share more than they wish. Stay for a day or for three.</p>",
  "itinerary": [
   "Journey into the Rift Valley and a lakeside welcome",
   "Milking and baking together on a small farm",
   "Tree planting for two",
   "Paired trail walk with map and compass",
   "Flamingos, pelicans and the hot springs",
   "Cook supper over charcoal, half a recipe each",
   "Sundowner and free time; longer stays add a game drive and a slow morning"
  ],
  "includes": [
   "Host and trail guide",
   "Ingredients for the shared supper",
   "Tree seedling and label",
   "Entry to the hot springs",
   "Breakfast and simple lodging on stays of two or three days",
   "A printed photograph of the pair of you"
  ],
  "external_links": [
   {
    "title": "Kenya Lake System in the Great Rift Valley",
    "url": "https://whc.unesco.org/en/list/1060/"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:47:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 13312
 },
 {
  "id": 14,
  "slug": "wellness-and-nature-experience",
  "title": "Wellness and Nature Experience 🌿",
  "category": "Regional Experiences",
  "duration": "1 day",
  "location": "Kereita Forest, Kiambu County",
  "participants": "4-200",
  "minimum_age": null,
  "effort": "",
  "drive_time": "",
  "pick_up": "",
  "best_months": [],
  "toilets": "",
  "step_free": "",
  "price_from": null,
  "image": "/images/tours/wellness-and-nature-experience.jpg",
  "image_alt": "Morning mist between tall forest trees and a narrow path",
  "focus_x": 50,
  "focus_y": 50,
  "description": "A quiet day where the tea fields meet the forest at the southern end of the <a href=\"https://en.wikipedia.org/wiki/Aberdare_Range\">Aberdares</a>. Walk slowly, breathe out, eat greens.",
  "full_description": "<p>Nothing to achieve today. That is the whole programme, and it is harder than it sounds.</p><p>Kereita lies at the southern tip of the Aberdare Range, a forest of cedar, bamboo and camphor with mist in its hair until mid-morning. You enter on foot. The first kilometre is walked in silence, partly for the birds and partly for you. Somewhere along the way a guide stops, breaks a leaf and passes it round; smell is the oldest of the senses, and the quickest to bring you back to where your feet are.</p><h3>Gentle things to do</h3><ul><li>Stretch on the grass with the whole valley in front of you.</li><li>Walk barefoot through wet clover.</li><li>Sort and tie herbs for drying: rosemary, lemongrass, mint.</li><li>Sit by the waterfall until you stop counting minutes.</li></ul><p>Lunch is mostly vegetables, cooked plainly and well. In the afternoon there is a choice between a second walk and a blanket under a tree, and both are respected. We make no promises about your health, only about the air, which is excellent. A group may be as large as two hundred, and it is astonishing how quiet two hundred people can be.</p>",
  "itinerary": [
   "Arrive at the forest edge; phones into a basket for those who wish",
   "Silent first kilometre with a forest guide",
   "Stretching and breathing on the open grass",
   "Herb garden: harvest, tie and brew",
   "Garden lunch",
   "Waterfall walk or rest under the trees",
   "Closing circle with hot lemongrass tea"
  ],
  "includes": [
   "Forest guide and movement leader",
   "Forest entry",
   "Mats and blankets",
   "Vegetable-led lunch",
   "Herbal teas through the day",
   "A bundle of herbs to dry at home"
  ],
  "external_links": [
   {
    "title": "About the Aberdare Range",
    "url": "https://en.wikipedia.org/wiki/Aberdare_Range"
   },
   {
    "title": "Kenya Forest Service",
    "url": "https://www.kenyaforestservice.org/"
   }
  ],
  "featured": false,
  "created_at": "2025-12-31T23:46:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 14336
 }
]$seed$)
on conflict (id) do update set
  slug = excluded.slug,
  title = excluded.title,
  category = excluded.category,
  duration = excluded.duration,
  location = excluded.location,
  participants = excluded.participants,
  minimum_age = excluded.minimum_age,
  effort = excluded.effort,
  drive_time = excluded.drive_time,
  pick_up = excluded.pick_up,
  best_months = excluded.best_months,
  toilets = excluded.toilets,
  step_free = excluded.step_free,
  price_from = excluded.price_from,
  image = excluded.image,
  image_alt = excluded.image_alt,
  focus_x = excluded.focus_x,
  focus_y = excluded.focus_y,
  description = excluded.description,
  full_description = excluded.full_description,
  itinerary = excluded.itinerary,
  includes = excluded.includes,
  external_links = excluded.external_links,
  featured = excluded.featured,
  status = excluded.status,
  publish_at = excluded.publish_at,
  sort_order = excluded.sort_order
where (stored.slug, stored.title, stored.category, stored.duration, stored.location, stored.participants, stored.minimum_age, stored.effort, stored.drive_time, stored.pick_up, stored.best_months, stored.toilets, stored.step_free, stored.price_from, stored.image, stored.image_alt, stored.focus_x, stored.focus_y, stored.description, stored.full_description, stored.itinerary, stored.includes, stored.external_links, stored.featured, stored.status, stored.publish_at, stored.sort_order)
  is distinct from (excluded.slug, excluded.title, excluded.category, excluded.duration, excluded.location, excluded.participants, excluded.minimum_age, excluded.effort, excluded.drive_time, excluded.pick_up, excluded.best_months, excluded.toilets, excluded.step_free, excluded.price_from, excluded.image, excluded.image_alt, excluded.focus_x, excluded.focus_y, excluded.description, excluded.full_description, excluded.itinerary, excluded.includes, excluded.external_links, excluded.featured, excluded.status, excluded.publish_at, excluded.sort_order);

select setval(
  pg_get_serial_sequence('public.tours', 'id'),
  greatest(max(id), coalesce(pg_sequence_last_value(pg_get_serial_sequence('public.tours', 'id')::regclass), 1))
) from public.tours;

insert into public.blog_posts as stored (
  id, slug, title, excerpt, image, image_alt, focus_x, focus_y, author, date, updated_on, category, read_minutes, content, created_at, status, publish_at, sort_order
)
select
  id, slug, title, excerpt, image, image_alt, focus_x, focus_y, author, date, updated_on, category, read_minutes, content, created_at, status, publish_at, sort_order
from jsonb_populate_recordset(null::public.blog_posts, $seed$[
 {
  "id": 1,
  "slug": "why-agritourism-worth-every-penny",
  "title": "Why Agritourism Is Worth Every Penny",
  "excerpt": "A field looks free. Where the price of a farm visit goes, what you take home for it, and six questions to ask before you book.",
  "image": "/images/articles/why-agritourism-worth-every-penny.jpg",
  "image_alt": "A farmer and a guest set a seedling together; rows of young crops run towards a farmhouse among trees",
  "focus_x": 50,
  "focus_y": 50,
  "author": "Shamba Trails team",
  "date": "2026-11-03",
  "updated_on": null,
  "category": "Agritourism Value",
  "read_minutes": 8,
  "content": "<p>Somebody always asks. Why should a morning on a farm cost money? There is no ticket booth, no lift to the top, no lion guaranteed. There is a gate, a dog, a field and a family. Surely a field is free.</p><p>It is a fair question, and it deserves better than a slogan. So here is the long answer: where the money goes, what you get for it, what the farm gets for it, and how to tell a visit that is worth its price from one that is not.</p><h2>What you are really paying for</h2><p>Begin with the hour before you arrive. The day starts in the dark. Cows are milked whether there are visitors or not; feed has to be cut, carried and chopped; a seedbed that dries out by nine is lost by noon. A family who receives you at ten has moved all of that forward, or has paid a neighbour to do it. Then they sweep the yard, boil the water and put the dog somewhere sensible.</p><p>For the next few hours nobody on that farm does the work that normally earns. The person who explains compost to you is not weeding. The one who shows you the milking grip is not carrying milk to the collection point. The price of a visit has to replace those hours. Otherwise the visit is a favour, and favours run out.</p><p>The rest is less romantic and just as real:</p><ul><li><strong>Food.</strong> A farm lunch is grown or bought, peeled and cooked by somebody, over a fire that needs wood or gas.</li><li><strong>A guide.</strong> Someone who knows the crop, the road and the language, and who notices when a child needs shade.</li><li><strong>The road.</strong> Fuel, a vehicle that is looked after, and a driver who is paid for the waiting as well as the driving.</li><li><strong>Clean feet.</strong> Footbaths, overalls, somewhere to wash. Diseases of animals and plants travel on shoes, and a farm that lets strangers in takes a risk that it has to manage.</li></ul><p>Each of our tours lists what its price covers, line by line, so that you can hold the two side by side. The <a href=\"/tours/organic-farm-visit\">organic farm visit</a> is a good place to begin reading: half a day, and small enough to see every part of it.</p><h2>What you take home</h2><p>Perhaps a bag of vegetables, and certainly something that is harder to weigh.</p><h3>Your hands remember</h3><p>There is a kind of knowledge that does not survive being written down. How firmly to close your fingers on a teat. How wet the soil should be before you plant: squeeze a handful, open your palm, and it should hold its shape until you poke it. When a pineapple is ready, by its smell. You can read about all of these, and you will have forgotten them by supper. Do them once, badly, with somebody laughing beside you, and they stay.</p><h3>You meet your breakfast</h3><p>Most of us meet our food when it is already clean, cold and wrapped. Between that moment and the soil lies a long chain of decisions: what to plant when the rains are late, whether to sell today at a low price or store and hope, which heifer to keep. Farmers take such decisions every week, with their own money. Spend one day among them and a supermarket shelf becomes a different thing to look at.</p><h3>Children see cause and effect</h3><p>A child who has carried water to a seedling understands watering in a way that no worksheet can teach. Cause is here, effect is there, and the two are joined by a heavy bucket. Our activities suit children from the age of three, and those who are younger come in free. Teachers who want to tie a visit to the curriculum will find whole days built for that among the <a href=\"/tours/educational-stem-tours\">educational STEM tours</a>.</p><h3>You get your time back</h3><p>This one surprises people. A farm has a timetable, but it is not yours and it cannot be hurried: curd sets at its own speed and bread rises when it likes. After an hour or so most visitors stop looking at their phones. Virtue has nothing to do with it. Their hands are muddy.</p><h2>What the farm gets</h2><p>Farming in Kenya is mostly done by families on small pieces of land, under an open sky. Income arrives in lumps. Coffee pays some time after the harvest. Maize pays when it is dry. A dry spell in the wrong month or a glut at the market can undo a season. School fees, on the other hand, fall due every term, on a date that no cloud respects.</p><p>A visit is a harvest that does not depend on rain. It can be planned for. For a household that already has the land, the animals and the knowledge, it needs little that is new: a clean place to wash, a safe path, some benches. And it tends to reach people who seldom see the cash from a crop. The grandmother who knows every herb by its use suddenly has an audience. So does the daughter who turns out to be a born guide.</p><p>There is a quieter effect, too. People look after what others come to see. A hedge is kept because visitors ask about the birds in it. An old variety of bean stays in the ground because somebody wanted to taste it. A farmer who is asked intelligent questions begins to write down the answers, and a farm with records is a better farm.</p><p>We work with over fifty farming families, and the figures that we have stand on the <a href=\"/about\">about page</a>. No figure shows the best part: the pride of someone whose daily work is, for once, the thing that people came to see.</p><h2>Compared with what?</h2><p>A price means something only beside an alternative. So put a day on a farm next to three other ways of spending one.</p><p><strong>A day in a shopping centre</strong> has no entrance fee, and that is the trick. You pay in small sums, and by evening there is a total and a bag. <strong>A game drive</strong> is glorious, and we would never talk you out of one; but you watch it through a window, and the animals do not mind whether you came. <strong>A day by the pool</strong> is rest, and rest is good. It is also the same in every country.</p><p>A farm offers what those three cannot. You take part, you are expected, and it could be happening nowhere else. Nor do you have to choose. The <a href=\"/tours/9-day-mixed-farming-safari\">nine-day mixed farming safari</a> puts tea, coffee, wheat and milk on the same road as two national parks.</p><h2>How to tell a good visit from a poor one</h2><p>Not everything that calls itself a farm visit is one. Before you book with anybody, us included, ask six questions.</p><ol><li>Is it a working farm? Would it be busy tomorrow if nobody came?</li><li>Who will show me round, and what is their own work?</li><li>What shall I do, apart from looking?</li><li>What exactly is included, and what shall I be asked to pay on the day?</li><li>How large is the group?</li><li>What happens if I have to cancel?</li></ol><p>Clear answers are a good sign. Vague ones are a sign as well. Ours are in writing: each tour names its group size, its stations and its inclusions; we tell you the price when you ask, with tax included; and what you get back after a cancellation is set out in the <a href=\"/blog#cancellation\">cancellation guidelines</a>, beside a small calculator that does the counting.</p><h2>How to get the most for your money</h2><p>You can double the worth of a farm day without spending another shilling.</p><h3>Dress for the place</h3><p>Closed-toe shoes, always. A hat, sunscreen, bug spray and a reusable water bottle. Mornings in the highlands are colder than visitors expect, so bring a layer that you can take off by eleven.</p><h3>Bring one question</h3><p>Come with a thing you have always wanted to know. Why are some eggs brown? Does the cow mind? Farmers answer real questions with real stories, and the day takes a turn that is yours alone.</p><h3>Bring company</h3><p>Groups of ten or more pay ten per cent less. Ring a friend with children, or an uncle who misses his village. Book ahead if you are six or more, or if you would like a private tour, because a family can lay only so many places at its table.</p><h3>Eat what is there</h3><p>Your own food can be arranged, but we recommend the farm’s table. Much of what stands on it grew within sight of your chair. Nothing is fresher.</p><h3>Buy something small</h3><p>Produce bags are provided. A bunch of greens, a tray of eggs, a few avocados: the money goes from your hand into the hand that grew them.</p><h2>So, is it worth it?</h2><p>Do the sum at the end of the day, not at the beginning. On one side stands the price. On the other stand a meal, a guide, a skill or two, several hours without a screen, a conversation you would not otherwise have had, and the knowledge that the field behind the gate is a little more likely to be a field next year.</p><blockquote><p>A field was never free. Somebody has always paid for it, in hours. A visit lets you carry a small part of the bill, and hands you the receipt in the form of lunch.</p></blockquote><p>If that sounds like your kind of bargain, <a href=\"/tours\">look through the tours</a> and choose a day, or read the <a href=\"/faq\">questions that people ask</a> before they come. The kettle will be on. <span lang=\"sw\">Karibu shambani</span>: welcome to the farm.</p>",
  "created_at": "2025-12-31T23:59:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 1024
 },
 {
  "id": 2,
  "slug": "industrial-tourism-nothing-beats-being-there",
  "title": "Industrial Tourism: Nothing Beats Being There",
  "excerpt": "Tea turning copper, roses racing the heat, milk sitting an examination: what you learn in a factory that no film can show.",
  "image": "/images/articles/industrial-tourism-nothing-beats-being-there.jpg",
  "image_alt": "A tea factory with a tin roof and a smoking chimney; women pick tea in the rows before it",
  "focus_x": 50,
  "focus_y": 50,
  "author": "Shamba Trails team",
  "date": "2026-10-13",
  "updated_on": null,
  "category": "Industrial Tourism",
  "read_minutes": 5,
  "content": "<p>You can watch a film about a tea factory. It will show you the green leaf going in at one end and the packet coming out at the other, with a drone and a piano. What it cannot show you is the smell. For the first minute you think of cut grass, then of apples, then of something warm and brown that you have known all your life and never met outside a cup.</p><p>That minute is the whole case for industrial tourism. The rest of this page is detail.</p><h2>A factory is a farm with a roof</h2><p>Industrial tourism means visiting the places where things are made: mills, dairies, pack houses, workshops, power stations. In Kenya they often stand at the end of the same lane as the farm. Tea begins to change within hours of being plucked, so the factory stands among the bushes. Milk will not wait, so the cooling tank is a bicycle ride from the cow. Follow almost any crop for a morning and you will arrive at a machine.</p><p>For a visitor that is a gift. You can pick in the morning, watch the processing after lunch, and hold the finished thing by evening. The story has no missing chapter.</p><h2>Tea: what happens overnight</h2><p>Leaf comes in by the sack and is spread in long troughs, where fans push air through it. This is withering. By the time it ends, many hours later, the leaf is as limp as cloth and has lost much of its water. Then comes the loud part. In most Kenyan factories pairs of toothed rollers crush, tear and curl the leaf into small crumbs, a method known by its three letters, CTC.</p><p>Now watch the colour. The crumbs start as bright as spinach. As air gets at the juice they turn to moss, then to copper. Everybody calls this fermentation, though no yeast has anything to do with it: it is the same browning that you see on a bitten apple. Stop it too early and the cup is harsh. Leave it too long and the cup is flat. The person who decides does so largely by nose.</p><p>Hot air ends the matter. The tea comes out black and dry, and shaking sieves sort it by size. Here you learn that &quot;dust&quot; is no insult but a grade, the finest one, and the quickest to brew. You can follow the leaf from basket to teapot on the <a href=\"/tours/rural-farm-safari-tea-and-cheese\">tea and cheese safari</a> above Limuru.</p><h2>Roses: a race against warmth</h2><p>A cut rose is alive, and it is spending its savings. Every warm hour costs it part of its time in the vase. So a flower farm is built like a relay. Stems are cut, put into water and taken indoors. In the grading hall they are measured, checked for bent necks and bruised petals, bound and sleeved at a speed that looks like a card trick. Then the door of the cold room opens, your breath turns to mist, and you understand what the hurry was about.</p><p>From there the chain runs in chilled trucks to the airport and through the night to another continent. On the <a href=\"/tours/flower-farm-tour-in-naivasha\">flower farm tour in Naivasha</a> you stand at its first link.</p><h2>Milk: the tests that nobody sees</h2><p>Ask what happens at a milk collection point and most people say that milk is collected. In fact it sits an examination. Somebody smells it. A float shows by its depth whether water has been added. A few drops are mixed with alcohol; if they curdle, the milk is too far gone to be heated. Only what passes goes into the tank. Each churn has a name against it, because the farmer is paid by what it held.</p><p>It takes two minutes to watch, and it explains a great deal: why cleanliness at the cow is worth money, why the lorry may not be late, why a litre costs what it costs.</p><h2>Why a screen will not do</h2><ul><li><strong>Scale.</strong> A dryer is a word until you have walked the length of one.</li><li><strong>Noise and heat.</strong> They tell you what a shift feels like, and what the earplugs are for.</li><li><strong>Smell.</strong> Half of quality control is done with the nose, and no camera has one.</li><li><strong>Attention.</strong> A film shows what somebody chose to show. Standing there, you can look the other way, at the mechanic, the notice board, the drain.</li><li><strong>Questions.</strong> The best one usually occurs to you in front of the machine. The person who can answer it is an arm’s length away.</li></ul><p>That last point matters most. Much of what makes a process work is not in the manual, because the people who know it have never been asked. A good visitor asks.</p><h2>Who comes, and why</h2><p>Students come because a diagram of heat exchange is dull and a wall of hot pipes is not; our <a href=\"/tours/educational-stem-tours\">educational tours</a> are planned around such moments. Farmers come to see what happens beyond the gate, and go home knowing which quality is paid for. Buyers come to look their supply chain in the eye. And plenty of people come out of plain curiosity, which is the best reason of all. Tell us which you are: our <a href=\"/services\">services</a> include research visits, trade shows and days made to measure.</p><h2>How to be a good guest in a workplace</h2><ol><li>Wear closed-toe shoes and tie back long hair. Leave loose scarves and bangles behind.</li><li>Wash your hands when you are shown where, and put on the coat or the net. You are a visitor to food.</li><li>Stay behind the painted line. It is there because somebody once did not.</li><li>Ask before you take a picture, of a person or of a machine. Some methods are a livelihood.</li><li>If you have a fever or an upset stomach, come another day.</li><li>Say thank you to the people on the line, by name if you have learned it.</li></ol><p>Then listen, sniff, and ask the question you thought was too simple. It rarely is. When you next lift a cup or cut a wedge of cheese, you will know what stood behind it: a nose, a clock, a row of machines and a great many hands. Nothing beats being there. The <a href=\"/tours\">tours</a> show where &quot;there&quot; might be.</p>",
  "created_at": "2025-12-31T23:58:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 2048
 },
 {
  "id": 3,
  "slug": "community-based-tourism-building-bridges",
  "title": "Community-Based Tourism: Building Bridges",
  "excerpt": "A visit should work from both sides. How money stays where it is earned, what else crosses the bridge, and how to be a good guest.",
  "image": "/images/articles/community-based-tourism-building-bridges.jpg",
  "image_alt": "On a hanging footbridge over a misty river a woman with a basket on her head meets a man; farms on the far slope",
  "focus_x": 50,
  "focus_y": 50,
  "author": "Shamba Trails team",
  "date": "2026-09-22",
  "updated_on": null,
  "category": "Community Tourism",
  "read_minutes": 4,
  "content": "<p>A bridge has a simple job: people must be able to cross it from both sides. It is a good test for tourism, too. If visitors come away with photographs and stories, and the people they visited come away with nothing but footprints, then it was not a bridge. It was a window.</p><h2>What the words mean</h2><p>Community-based tourism is travel in which the people who live in a place decide what visitors see, do the hosting themselves, and are paid for it. The three parts belong together. Hosting without deciding is a job. Deciding without being paid is a burden. Being paid without hosting is rent.</p><p>In practice it looks ordinary, which is its charm. A family opens the gate of its <em lang=\"sw\">shamba</em>. A neighbour cooks. A women’s group sells baskets that its members have woven. A young man who knows every bird on the ridge finds that this is a profession. Kenya has good ground for it, because pulling together is an old habit here: the word for it, <em lang=\"sw\">harambee</em>, stands on the national coat of arms, and almost every village has its <em lang=\"sw\">chama</em>, a savings group that meets, contributes and lends.</p><h2>Where the money goes</h2><p>Money that travelers spend has a habit of leaving again. It pays for imported food, for a booking site on another continent, for a building whose owner lives elsewhere. Economists call that leakage. To see it, follow one banknote. Was the lunch grown here? Does the guide live here? Will the cook spend her pay at the shop down the road?</p><p>When the answers are yes, the same note works several times. The host pays the neighbour for beans. The neighbour pays the carpenter for a door. The carpenter pays school fees. That is why a local mango does more good than an imported grape, and why the small items of a trip matter as much as the large ones: the boda boda ride, the herbal tea, the basket. Our own figures, from families supported to community income, stand in the <a href=\"/#impact\">impact section</a> of the home page.</p><h2>What crosses the bridge besides money</h2><p>Respect does, in both directions. A farmer who has terraced a steep slope by hand knows something that engineers study. When strangers come a long way to look at that terrace, the farmer’s children see it with new eyes.</p><p>Skills cross as well. Hosting teaches a household to plan, to keep accounts, to speak in front of a group. Guests bring experience of their own; more than one farm visit has ended with a retired plumber on his knees beside somebody’s water tank. And ignorance gets smaller on both banks. People discover that Europe also has poor farmers, and that nobody in the village keeps a lion.</p><h2>How to be a good guest</h2><p>Nobody expects you to know the customs. Everybody notices when you try.</p><ul><li><strong>Greet first.</strong> <em lang=\"sw\">Habari?</em> asks for your news; <em lang=\"sw\">nzuri</em>, good, is the answer. Business comes after. Elders are greeted first.</li><li><strong>Call before you enter.</strong> At a doorway say <em lang=\"sw\">hodi</em> and wait for <em lang=\"sw\">karibu</em>.</li><li><strong>Use your right hand</strong> to give, to take and to eat.</li><li><strong>Ask before you photograph anyone,</strong> and ask the parents as well as the child. If the answer is no, smile.</li><li><strong>Leave the sweets at home.</strong> Handouts teach children to beg. If you want to give, ask your guide what the school or the group really needs.</li><li><strong>Accept the tea.</strong> It is the moment at which you stop being a customer.</li><li><strong>Say <em lang=\"sw\">asante</em>.</strong> Often.</li></ul><h2>What can go wrong</h2><p>It would be dishonest to tell only the sunny half. Visits can turn into a performance, where people put on clothes they never wear and act out a past that nobody remembers. One family may earn while its neighbours only get the dust of the cars. Children may be kept from lessons to sing. And a community that counts on visitors alone is in trouble when they stay away.</p><p>The remedies are dull and they work. Agree the price before the day. Spread the tasks over several households. Visit schools in term time only when the teachers have asked for it. Treat tourism as one crop among several, never the only one. Let people say no, including the person in the picture: the image consent form at the foot of every page of this site is there for exactly that.</p><h2>Begin with one conversation</h2><p>Choose a tour on which you will do something side by side with the people who live there. Milking will do, or plucking tea, or riding into town with the morning’s vegetables on the <a href=\"/tours/matatu-tourism\">matatu tour</a>. If two days suit you better, the <a href=\"/tours/pig-farm-tour\">pig farm tour</a> leaves time for the long talk after supper, which is where most bridges are built.</p><p>Then ask a question, answer one in return, and write to your hosts when you are home. A bridge that nobody walks on falls down. One that people use every week is called a road.</p>",
  "created_at": "2025-12-31T23:57:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 3072
 },
 {
  "id": 4,
  "slug": "embrace-the-bleat-goat-farming",
  "title": "Embrace the Bleat: The Art of Goat Farming",
  "excerpt": "Which goat for which hill, why dry feet matter more than anything, and what a family gets from an animal that eats hedges.",
  "image": "/images/articles/embrace-the-bleat-goat-farming.jpg",
  "image_alt": "Goats browsing on a hedge in a sunny meadow",
  "focus_x": 50,
  "focus_y": 50,
  "author": "Shamba Trails team",
  "date": "2026-09-01",
  "updated_on": null,
  "category": "Livestock Farming",
  "read_minutes": 4,
  "content": "<p>It begins before you see them. One voice, high and cross, then thirty, as if somebody had opened the door of a school at break time. The goats have heard the bucket.</p><h2>Meet the animal</h2><p>A goat is not a small cow, and it is certainly no sheep. Sheep graze with their heads down; goats browse with their heads up. Given the choice they take leaves, twigs, pods and bark, which is why they thrive where grass gives up. The pupils of their eyes are letterboxes, laid flat, and let them watch nearly the whole horizon while they eat. Like cows they have a stomach in four chambers, and they spend a good part of the day chewing what they swallowed earlier.</p><p>They are clever, too: a latch once understood is never forgotten. In Swahili the animal is <em lang=\"sw\">mbuzi</em>, and there are few farms in Kenya where you will not hear the word before breakfast.</p><h2>Which goat for which place</h2><ul><li><strong>Small East African.</strong> Compact, hardy, in every colour. Lives on very little and shrugs off much that makes others ill.</li><li><strong>Galla.</strong> The tall white goat of the northern drylands, with long ears and long legs. It walks far, grows well and still gives some milk in a dry year.</li><li><strong>Toggenburg.</strong> Brown with white stripes down the face. Came from Swiss hills, feels at home in the cool highlands, and is kept for milk.</li><li><strong>Saanen.</strong> White, calm and generous with milk, but choosy about heat and feed.</li><li><strong>Boer.</strong> White body, red head, built like a barrel. Bred in southern Africa for meat.</li></ul><p>Many farmers cross a sturdy local doe with a dairy buck and keep what is best of both. The right question is never &quot;Which breed is best?&quot; but &quot;Best for which hill, which feed and which purse?&quot;</p><h2>House, hay and water</h2><p>If you ever plan a goat house, remember two words: dry feet. The classic Kenyan design stands on posts, with a floor of wooden slats. Droppings fall through, air moves underneath, and the herd sleeps high and clean. A manger outside the pen keeps the feed off the floor, because a goat will not touch what it has trodden on. Fussy? Sensible: that is how worms spread.</p><p>The menu is a mixture. Napier grass for bulk, sweet potato vines, maize leaves after the harvest, and something rich in protein from the hedge, such as calliandra or leucaena. A salt lick hangs on a string. Water must be clean; goats would rather go thirsty than drink from a dirty trough. Diets change slowly, since the small workers in the stomach need days to get used to anything new.</p><h2>The work of a day</h2><ol><li><strong>Look before you touch.</strong> Who is standing apart? Who has not come to the manger?</li><li><strong>Feed,</strong> so that everybody is busy.</li><li><strong>Milk.</strong> Clean hands, clean udder, a quiet voice. Close thumb and forefinger at the top so that the milk cannot go back, then the other fingers, one after the other. Do not pull.</li><li><strong>Sweep.</strong> What falls through the slats becomes the best manure a vegetable bed can wish for.</li><li><strong>Cut fodder</strong> for the evening.</li><li><strong>Count.</strong> Always.</li></ol><p>Hooves are trimmed every few weeks, before they curl. The colour inside the lower eyelid is checked as often: a healthy red is good, pale pink is a warning that worms may be drinking blood: talk to the vet.</p><h2>Five months to a miracle</h2><p>A doe carries her young for about 150 days, and twins are common. Kids are on their feet within the hour, wet and astonished. The first milk, the colostrum, matters more than anything they will ever eat, because it brings them the defences they were born without. By the end of the first week they have found out that they can jump sideways. Mothers know their own by smell and by voice, and each voice is different.</p><h2>What a goat gives back</h2><p>Milk, first of all, in amounts that suit a household with no refrigerator. It makes a lovely fresh cheese. Then manure, meat, skins, and something no cow can offer: change. A family that needs money for books does not have to sell a whole cow; it sells one goat. That is why people speak of goats as a savings account, one that pays its interest in kids.</p><p>There is a duty on the other side of the ledger. Goats that roam without limit can strip a hillside bare. Good keepers plant fodder along the contour, carry the feed to the animals, and give young trees a fence.</p><h2>Come and be inspected</h2><p>On our <a href=\"/tours/goat-farm-tour\">goat farm tour</a> you mix a feed, hold a hoof, try the milking stand and, if the season is kind, give a bottle to somebody two weeks old. Wear closed-toe shoes and nothing with tassels. Your own pets stay at home; the <a href=\"/faq\">FAQ</a> answers the rest.</p><p>You will be looked at sideways, nibbled at the hem and forgiven everything for a handful of leaves. Embrace the bleat. It is only a greeting.</p>",
  "created_at": "2025-12-31T23:56:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 4096
 },
 {
  "id": 5,
  "slug": "coffee-culture-bean-to-cup",
  "title": "Coffee Culture: From Bean to Cup",
  "excerpt": "Follow Kenyan coffee from the red cherry through the washing station to the pan, and learn to slurp it like a professional.",
  "image": "/images/articles/coffee-culture-bean-to-cup.jpg",
  "image_alt": "A branch heavy with red coffee cherries above a green valley",
  "focus_x": 50,
  "focus_y": 50,
  "author": "Shamba Trails team",
  "date": "2026-08-11",
  "updated_on": null,
  "category": "Coffee Farming",
  "read_minutes": 4,
  "content": "<p>Here is an odd fact about one of the most admired coffees in the world: most of the people who grow it drink tea. Kenya sends nearly all of its coffee abroad. Come to the highlands, though, and in a day you can follow a bean from a red cherry to a cup that you brewed yourself.</p><h2>It starts as a fruit</h2><p>Coffee grows on a shrub with glossy leaves and white flowers that smell of jasmine. After the rains the blossom opens almost overnight. The fruit then takes seven months or more to ripen, slowly, because the nights up here are cool. Slow is good.</p><p>The ridges below Mount Kenya and the Aberdares have what the shrub asks for: height, red volcanic soil and two rainy seasons. The names you hear in the rows sound like number plates. SL28 and SL34 are old selections, loved for their taste. Ruiru 11 and Batian are younger, bred to stand up to coffee berry disease and leaf rust.</p><p>The main harvest usually falls between October and December, with a smaller one around the middle of the year. Cherries on one branch do not ripen together, so pickers come back again and again and take only the red ones. Bite one. The skin is sweet, a little like watermelon, and inside lie two beans, face to face.</p><h2>The factory by the stream</h2><p>In Kenya a wet mill is called a factory, even when it is only a tin roof, a pulping machine and a row of tanks. Smallholders bring their cherries there on the day of picking, and many own it together as a cooperative. Before anything is weighed, everyone sorts: green ones out, overripe ones out, leaves out.</p><ol><li><strong>Pulping.</strong> A drum squeezes the beans out of their skins.</li><li><strong>Fermenting.</strong> They rest in tanks, often overnight or longer, until the sticky layer around them loosens.</li><li><strong>Washing.</strong> Clean water carries them down long channels. Dense beans sink, light ones float, and so they are graded on the way.</li><li><strong>Drying.</strong> They lie on raised tables in the sun for a week or two, turned by hand all day and covered at noon and at night.</li></ol><p>What you have then is parchment coffee, each bean in a crisp, straw-coloured shell. At the dry mill the shell comes off and the green bean appears at last.</p><h2>What AA does and does not mean</h2><p>You will have seen the letters on a packet. They tell you the size of the bean, nothing else: it has been shaken over a sieve with holes of a certain width. AA is large, AB comes next, and PB is a peaberry, the round bean that grows when a cherry has one seed instead of two. Big beans are often good beans, but a careful AB can beat a careless AA any morning. Judge by the cup.</p><h2>Fire</h2><p>A green bean smells of hay and tastes of nothing you would want. Heat does the rest. Over charcoal, in a heavy pan, you stir without stopping. The beans turn yellow, then tan, and the smell changes from grass to bread. After some minutes they begin to pop, like slow popcorn. This is the first crack, and from here on every half minute counts. Stop soon after it and you keep the bright, fruity side that Kenyan coffee is famous for. Go on to a second, softer crack, and the taste of the roast begins to cover the taste of the place.</p><p>Pour the beans into a basket, toss them until they are cool, and let the chaff fly. They taste better after a day or two of rest.</p><h2>How to slurp in company</h2><p>Professionals call it cupping, and its manners are terrible. Coarse grounds go into a bowl, hot water on top. After four minutes break the crust with a spoon, your nose just above it, for that is when most of the aroma escapes. Skim off the foam. Then take a spoonful and slurp, as loudly as you can, so that it sprays across the whole tongue.</p><p><strong>Acidity</strong> is the sparkle, the part that reminds you of lemon or blackcurrant. <strong>Body</strong> is the weight, thin as tea or thick as milk. <strong>Finish</strong> is what is still there a minute later.</p><h2>A better cup at home</h2><ul><li>Buy whole beans with a roasting date, and use them within a few weeks.</li><li>Grind just before brewing.</li><li>Use about 60 grams of coffee to a litre of water.</li><li>Store beans in a closed tin in a cupboard, not in the refrigerator.</li></ul><p>Before you add milk, taste it once without. Somebody picked that cherry by hand, and somebody else turned it in the sun for days.</p><h2>Meet the cherry</h2><p>The <a href=\"/tours/coffee-and-dairy-tour\">coffee and dairy tour</a> takes you along the row, through the mill and to the roasting pan, and introduces you to the cow who provides the milk after all. The <a href=\"/tours/9-day-mixed-farming-safari\">nine-day safari</a> includes a coffee day as well. Come thirsty, and say the useful words: <span lang=\"sw\">kahawa moja, tafadhali</span>. One coffee, please.</p>",
  "created_at": "2025-12-31T23:55:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 5120
 }
]$seed$)
on conflict (id) do update set
  slug = excluded.slug,
  title = excluded.title,
  excerpt = excluded.excerpt,
  image = excluded.image,
  image_alt = excluded.image_alt,
  focus_x = excluded.focus_x,
  focus_y = excluded.focus_y,
  author = excluded.author,
  date = excluded.date,
  updated_on = excluded.updated_on,
  category = excluded.category,
  read_minutes = excluded.read_minutes,
  content = excluded.content,
  status = excluded.status,
  publish_at = excluded.publish_at,
  sort_order = excluded.sort_order
where (stored.slug, stored.title, stored.excerpt, stored.image, stored.image_alt, stored.focus_x, stored.focus_y, stored.author, stored.date, stored.updated_on, stored.category, stored.read_minutes, stored.content, stored.status, stored.publish_at, stored.sort_order)
  is distinct from (excluded.slug, excluded.title, excluded.excerpt, excluded.image, excluded.image_alt, excluded.focus_x, excluded.focus_y, excluded.author, excluded.date, excluded.updated_on, excluded.category, excluded.read_minutes, excluded.content, excluded.status, excluded.publish_at, excluded.sort_order);

select setval(
  pg_get_serial_sequence('public.blog_posts', 'id'),
  greatest(max(id), coalesce(pg_sequence_last_value(pg_get_serial_sequence('public.blog_posts', 'id')::regclass), 1))
) from public.blog_posts;

insert into public.gallery_images as stored (
  id, url, title, description, alt, decorative, focus_x, focus_y, category, width, height, created_at, status, publish_at, sort_order
)
select
  id, url, title, description, alt, decorative, focus_x, focus_y, category, width, height, created_at, status, publish_at, sort_order
from jsonb_populate_recordset(null::public.gallery_images, $seed$[
 {
  "id": 1,
  "url": "/images/gallery/agri-expo-2025/01-gates.jpg",
  "title": "Gates Open at Sunrise",
  "description": "The first visitors walk in while exhibitors still tie down their canvas.",
  "alt": "Visitors walk through a thatched timber gate hung with bunting, white expo tents in low golden light beyond",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:59:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 1024
 },
 {
  "id": 2,
  "url": "/images/gallery/agri-expo-2025/02-tractor.jpg",
  "title": "Red Tractor, Small Driver",
  "description": "A girl tries the seat of a machine three times as tall as she is.",
  "alt": "A girl at the wheel of a big red tractor, an elder in a straw hat beside it",
  "decorative": false,
  "focus_x": 42,
  "focus_y": 62,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:58:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 2048
 },
 {
  "id": 3,
  "url": "/images/gallery/agri-expo-2025/03-seeds.jpg",
  "title": "Seeds in Every Shade",
  "description": "Beans, maize and sorghum, laid out like a painter’s palette.",
  "alt": "Bowls of speckled beans, white maize and red sorghum on striped cloth",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:57:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 3072
 },
 {
  "id": 4,
  "url": "/images/gallery/agri-expo-2025/04-drip.jpg",
  "title": "A Drip Line Explained",
  "description": "One dripper, one plant: how little water a row of cabbages needs.",
  "alt": "A drop hangs from a black drip line over a dark wet round in red soil, beside a young cabbage; long rows behind",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:56:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 4096
 },
 {
  "id": 5,
  "url": "/images/gallery/agri-expo-2025/05-cows.jpg",
  "title": "Dairy Ring at Noon",
  "description": "Cows are led past the judges while the crowd leans on the rail.",
  "alt": "A man in white leads a brown and white cow on a halter past a crowd under umbrellas",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:55:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 5120
 },
 {
  "id": 6,
  "url": "/images/gallery/agri-expo-2025/06-talk.jpg",
  "title": "Talk Under the Big Tent",
  "description": "Questions about soil outlast the speaker’s time, and nobody minds.",
  "alt": "Listeners seen from behind, one with a raised hand, face a speaker who points at a drawing of soil layers",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:54:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 6144
 },
 {
  "id": 7,
  "url": "/images/gallery/agri-expo-2025/07-pump.jpg",
  "title": "Solar Pump at Work",
  "description": "Sun on the panel, water in the furrow: the shortest talk of the day.",
  "alt": "Water falls from a pipe into a furrow that winds away between rows of young cabbages, a solar panel behind",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:53:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 7168
 },
 {
  "id": 8,
  "url": "/images/gallery/agri-expo-2025/08-honeycomb.jpg",
  "title": "The Beekeeper’s Corner",
  "description": "Top-bar hives, a smoker, and honey still in the comb.",
  "alt": "A figure in a white bee suit lifts honeycomb out of a wooden hive",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:52:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 8192
 },
 {
  "id": 9,
  "url": "/images/gallery/agri-expo-2025/09-seedlings.jpg",
  "title": "Seedlings to Take Home",
  "description": "Avocado, passion fruit and grevillea wait for the ride home.",
  "alt": "Rows of green seedlings in black bags, a hand lifting one out",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:51:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 9216
 },
 {
  "id": 10,
  "url": "/images/gallery/agri-expo-2025/10-pots.jpg",
  "title": "Lunch from Iron Pots",
  "description": "Beans, maize and greens, ladled out in the shade of a pepper tree.",
  "alt": "Steam over black pots on charcoal, plates passing across a table",
  "decorative": false,
  "focus_x": 22,
  "focus_y": 24,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:50:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 10240
 },
 {
  "id": 11,
  "url": "/images/gallery/agri-expo-2025/11-maize.jpg",
  "title": "School Day at the Stands",
  "description": "A class in blue jumpers sorts grain by colour, size and guess.",
  "alt": "A teacher holds up a maize cob; two pupils in blue jumpers hold cobs too, behind baskets of cobs sorted by colour",
  "decorative": false,
  "focus_x": 40,
  "focus_y": 32,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:49:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 11264
 },
 {
  "id": 12,
  "url": "/images/gallery/agri-expo-2025/12-strips.jpg",
  "title": "Six Strips, One Slope",
  "description": "A demonstration plot shows six ways to plant the same hillside.",
  "alt": "A hillside in six strips of different crops, from tall grass to cabbages, a woman with a basket on her head before it",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:48:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 12288
 },
 {
  "id": 13,
  "url": "/images/gallery/agri-expo-2025/13-pails.jpg",
  "title": "Hands Against the Clock",
  "description": "The milking contest is won by rhythm rather than by force.",
  "alt": "A man on a stool milks a black-and-white cow into a steel pail, a crowd behind the rail",
  "decorative": false,
  "focus_x": 70,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:47:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 13312
 },
 {
  "id": 14,
  "url": "/images/gallery/agri-expo-2025/14-rain.jpg",
  "title": "Rain on the Canvas",
  "description": "A short shower sends everyone under one roof, mid-conversation.",
  "alt": "Under lamplit canvas two people talk and a child holds a hand out to the rain; outside a woman comes under a red umbrella",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:46:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 14336
 },
 {
  "id": 15,
  "url": "/images/gallery/agri-expo-2025/15-potatoes.jpg",
  "title": "Settled with a Handshake",
  "description": "Seed potatoes change hands over the back of a pick-up.",
  "alt": "Open sacks of red, golden and purple potatoes; behind them two people shake hands at a pick-up",
  "decorative": false,
  "focus_x": 48,
  "focus_y": 20,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:45:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 15360
 },
 {
  "id": 16,
  "url": "/images/gallery/agri-expo-2025/16-lamps.jpg",
  "title": "Last Light Over the Stands",
  "description": "Lamps come on one by one while the ground empties.",
  "alt": "A woman hangs up a burning lantern at dusk; tents glow behind her before dark blue hills",
  "decorative": false,
  "focus_x": 22,
  "focus_y": 38,
  "category": "2025 Agri Expo",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:44:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 16384
 },
 {
  "id": 17,
  "url": "/images/gallery/trade-expo-2023/01-crates.jpg",
  "title": "Crates Become a Counter",
  "description": "An hour before the doors open, a stand takes shape.",
  "alt": "A woman holds a pineapple at a counter of wooden crates full of fruit",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:43:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 17408
 },
 {
  "id": 18,
  "url": "/images/gallery/trade-expo-2023/02-tea.jpg",
  "title": "Tea in Five Colours",
  "description": "White, green, oolong, purple and black, poured in that order.",
  "alt": "Five glasses of tea in a row, from pale gold to deep red",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:42:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 18432
 },
 {
  "id": 19,
  "url": "/images/gallery/trade-expo-2023/03-baskets.jpg",
  "title": "Baskets on the Back Wall",
  "description": "Coiled by hand out of sisal; no two bands are alike.",
  "alt": "Round striped and starred baskets in rows on a dark wall",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:41:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 19456
 },
 {
  "id": 20,
  "url": "/images/gallery/trade-expo-2023/04-cheese.jpg",
  "title": "A Sliver of Cheese",
  "description": "Young gouda, old gouda, and a long silence between the two.",
  "alt": "A pale wedge drawn out of a yellow wheel of cheese, slices and a knife beside it",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:40:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 20480
 },
 {
  "id": 21,
  "url": "/images/gallery/trade-expo-2023/05-map.jpg",
  "title": "Maps and Maybes",
  "description": "Two travelers plan a farm route, one finger at a time.",
  "alt": "Two visitors from behind at a painted wall map of Kenya; she points to the last pin of a red cord",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:39:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 21504
 },
 {
  "id": 22,
  "url": "/images/gallery/trade-expo-2023/06-hall.jpg",
  "title": "The Hall from Above",
  "description": "Aisles, banners, and a slow river of visitors between them.",
  "alt": "Down the aisle of a hall from its gallery: two rows of fruit stalls, bright banners, a mother and her girl among the visitors",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:38:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 22528
 },
 {
  "id": 23,
  "url": "/images/gallery/trade-expo-2023/07-ramp.jpg",
  "title": "Boxes Down the Ramp",
  "description": "The last crate of mangoes rolls out into the evening.",
  "alt": "A man wheels crates heaped with mangoes on a hand cart towards a door full of evening light",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Trade Expo 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:37:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 23552
 },
 {
  "id": 24,
  "url": "/images/gallery/coffee-farm-safari/01-mist.jpg",
  "title": "Mist Over the Terraces",
  "description": "Early cloud lifts off the rows as the walk begins.",
  "alt": "Three people walk down a red path between rows of coffee; white mist lies below a dark ridge",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:36:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 24576
 },
 {
  "id": 25,
  "url": "/images/gallery/coffee-farm-safari/02-cherry.jpg",
  "title": "The First Red Cherry",
  "description": "Ripe is exactly this red, and not one shade lighter.",
  "alt": "One red cherry among green ones on a coffee branch, held in a hand",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:35:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 25600
 },
 {
  "id": 26,
  "url": "/images/gallery/coffee-farm-safari/03-pickers.jpg",
  "title": "Picking Side by Side",
  "description": "Visitors learn that speed comes from the thumb.",
  "alt": "Two pickers with baskets at the waist between tall coffee bushes",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:34:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 26624
 },
 {
  "id": 27,
  "url": "/images/gallery/coffee-farm-safari/04-scale.jpg",
  "title": "Cherries on the Scale",
  "description": "Every basket is weighed before it is poured.",
  "alt": "A sack of red cherries hangs from a round scale, a man writes the weight down",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:33:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 27648
 },
 {
  "id": 28,
  "url": "/images/gallery/coffee-farm-safari/05-pulper.jpg",
  "title": "One Turn of the Wheel",
  "description": "The pulper parts the bean from its skin.",
  "alt": "A woman turns the red wheel of a pulper by its handle; wet pale beans slide into a blue tub, red skins lie behind",
  "decorative": false,
  "focus_x": 10,
  "focus_y": 32,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:32:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 28672
 },
 {
  "id": 29,
  "url": "/images/gallery/coffee-farm-safari/06-channel.jpg",
  "title": "Washed in Long Channels",
  "description": "Running water sorts the heavy beans from the light.",
  "alt": "Pale beans slide along a channel of water, pushed by a paddle",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:31:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 29696
 },
 {
  "id": 30,
  "url": "/images/gallery/coffee-farm-safari/07-beds.jpg",
  "title": "Drying Beds at Three",
  "description": "Raked every hour, covered every night.",
  "alt": "Long raised beds of pale beans in full sun, lined by a rake and turned by hand",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:30:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 30720
 },
 {
  "id": 31,
  "url": "/images/gallery/coffee-farm-safari/08-pan.jpg",
  "title": "Roasted Over Charcoal",
  "description": "Listen for the first crack, then count slowly.",
  "alt": "Coffee beans darken in a flat pan over charcoal, smoke curling up",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:29:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 31744
 },
 {
  "id": 32,
  "url": "/images/gallery/coffee-farm-safari/09-cups.jpg",
  "title": "The Cupping Table",
  "description": "Slurp loudly: that is how it is done.",
  "alt": "White bowls of dark coffee steam in a row, behind them a woman tastes from a spoon",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:28:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 32768
 },
 {
  "id": 33,
  "url": "/images/gallery/coffee-farm-safari/10-shade.jpg",
  "title": "Under the Grevillea",
  "description": "Tall trees keep the coffee cool and the birds near.",
  "alt": "Coffee bushes in dappled shade under tall trees, a bird on a branch",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:27:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 33792
 },
 {
  "id": 34,
  "url": "/images/gallery/coffee-farm-safari/11-fence.jpg",
  "title": "A Dairy Cow Looks In",
  "description": "Coffee pays at harvest; milk pays every morning.",
  "alt": "Red coffee cherries hang over a weathered rail fence; a dairy cow looks over from the evening meadow behind it",
  "decorative": false,
  "focus_x": 46,
  "focus_y": 58,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:26:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 34816
 },
 {
  "id": 35,
  "url": "/images/gallery/coffee-farm-safari/12-path.jpg",
  "title": "The Short Cut Home",
  "description": "School is out, and the quickest path runs through the coffee.",
  "alt": "Three children with school bags on a red path between bushes",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:25:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 35840
 },
 {
  "id": 36,
  "url": "/images/gallery/coffee-farm-safari/13-veranda.jpg",
  "title": "Last Cup on the Veranda",
  "description": "The bean’s long journey ends in a chair with a view.",
  "alt": "A cup of coffee on a veranda rail, green ridges turning gold",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Coffee Farm Safari",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:24:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 36864
 },
 {
  "id": 37,
  "url": "/images/gallery/gr13-summit-2023/01-table.jpg",
  "title": "Round Table on Farm Travel",
  "description": "Growers and hosts compare what their visitors ask first.",
  "alt": "Growers and hosts around a table of fruit and tea, one speaking with open hands",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "GR13 Summit 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:23:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 37888
 },
 {
  "id": 38,
  "url": "/images/gallery/gr13-summit-2023/02-jacaranda.jpg",
  "title": "Between Two Sessions",
  "description": "The best ideas of the day turn up beside the tea urn.",
  "alt": "A woman fills a cup at a tea urn under a great jacaranda in flower, a man with his tea across the table",
  "decorative": false,
  "focus_x": 62,
  "focus_y": 52,
  "category": "GR13 Summit 2023",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:22:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 38912
 },
 {
  "id": 39,
  "url": "/images/gallery/mbuzi-farm/01-house.jpg",
  "title": "Dawn at the Goat House",
  "description": "Hooves on slatted wood are the alarm clock here.",
  "alt": "Goats walk in single file down the ramp of a wooden goat house on stilts at dawn, mist in the valley behind",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:21:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 39936
 },
 {
  "id": 40,
  "url": "/images/gallery/mbuzi-farm/02-gate.jpg",
  "title": "The Gate Swings Open",
  "description": "One latch, a hundred hooves, no queue.",
  "alt": "Goats pour through an open wooden gate into wet grass",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:20:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 40960
 },
 {
  "id": 41,
  "url": "/images/gallery/mbuzi-farm/03-kid.jpg",
  "title": "Two Days Old",
  "description": "Already standing, already curious, not yet steady.",
  "alt": "A small white kid with a brown head stands on thin legs and sniffs at a rubber boot",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:19:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 41984
 },
 {
  "id": 42,
  "url": "/images/gallery/mbuzi-farm/04-bottle.jpg",
  "title": "Bottle Time",
  "description": "Hold it high and hold it tight: kids pull hard.",
  "alt": "A girl holds a bottle for a kid that stretches its neck",
  "decorative": false,
  "focus_x": 40,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:18:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 43008
 },
 {
  "id": 43,
  "url": "/images/gallery/mbuzi-farm/05-milking.jpg",
  "title": "Warm Milk, Cold Morning",
  "description": "Milking by hand, in the first sun over the yard.",
  "alt": "A woman on a low stool milks a white goat with a brown head into a steel pail",
  "decorative": false,
  "focus_x": 80,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:17:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 44032
 },
 {
  "id": 44,
  "url": "/images/gallery/mbuzi-farm/06-grass.jpg",
  "title": "Grass by the Armful",
  "description": "Breakfast for the herd is cut and carried in fresh.",
  "alt": "A woman carries a great bundle of tall green grass on her head",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:16:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 45056
 },
 {
  "id": 45,
  "url": "/images/gallery/mbuzi-farm/07-horns.jpg",
  "title": "Horns Like Brackets",
  "description": "The oldest buck poses without being asked.",
  "alt": "A bearded buck with curved horns against a pale sky",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:15:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 46080
 },
 {
  "id": 46,
  "url": "/images/gallery/mbuzi-farm/08-ears.jpg",
  "title": "All Ears",
  "description": "Long ears, a proud nose, and an opinion on everything.",
  "alt": "Two goats with long hanging ears and arched noses look over a wooden half door",
  "decorative": false,
  "focus_x": 55,
  "focus_y": 42,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:14:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 47104
 },
 {
  "id": 47,
  "url": "/images/gallery/mbuzi-farm/09-stump.jpg",
  "title": "Climbing Lesson",
  "description": "A stump is mountain enough when you are small.",
  "alt": "Three goat kids in a meadow: one stands on a tree stump, one climbs up to it, one lies in the grass",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:13:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 48128
 },
 {
  "id": 48,
  "url": "/images/gallery/mbuzi-farm/10-wall.jpg",
  "title": "Counting the Herd",
  "description": "Count twice: goats do not stand still for the first.",
  "alt": "A herder with a stick counts goats along a stone wall",
  "decorative": false,
  "focus_x": 76,
  "focus_y": 45,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:12:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 49152
 },
 {
  "id": 49,
  "url": "/images/gallery/mbuzi-farm/11-acacia.jpg",
  "title": "Everyone Agrees on Shade",
  "description": "Noon under the acacia, and nobody moves.",
  "alt": "Goats lie in the round shade of a flat-topped acacia",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:11:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 50176
 },
 {
  "id": 50,
  "url": "/images/gallery/mbuzi-farm/12-salt.jpg",
  "title": "Salt on an Open Palm",
  "description": "The tongue is rough; the manners are rougher.",
  "alt": "A goat licks salt from a child’s open hand",
  "decorative": false,
  "focus_x": 40,
  "focus_y": 62,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:10:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 51200
 },
 {
  "id": 51,
  "url": "/images/gallery/mbuzi-farm/13-hoof.jpg",
  "title": "The Hoof Trim",
  "description": "Four feet, one small knife, a great deal of patience.",
  "alt": "A farmer kneels at a lifted hoof with a small curved knife",
  "decorative": false,
  "focus_x": 58,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:09:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 52224
 },
 {
  "id": 52,
  "url": "/images/gallery/mbuzi-farm/14-trough.jpg",
  "title": "Trough Before Dusk",
  "description": "From full to noisy to empty in two minutes.",
  "alt": "Goats drink from both sides of a trough, their faces in the water",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:08:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 53248
 },
 {
  "id": 53,
  "url": "/images/gallery/mbuzi-farm/15-curd.jpg",
  "title": "Curd, Cloth, Salt, Time",
  "description": "Yesterday’s milk learns to be cheese.",
  "alt": "White curd hangs in a cloth, small round cheeses on a shelf",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:07:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 54272
 },
 {
  "id": 54,
  "url": "/images/gallery/mbuzi-farm/16-grill.jpg",
  "title": "Charcoal and Company",
  "description": "Lunch takes two hours, and so it should.",
  "alt": "Three people on low stools around a charcoal grill, banana leaves above",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:06:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 55296
 },
 {
  "id": 55,
  "url": "/images/gallery/mbuzi-farm/17-drawing.jpg",
  "title": "Drawing Class",
  "description": "The children sketch the goats; the goats eat one sketch.",
  "alt": "A goat bites into the drawing that a laughing girl holds fast, two friends beside her on the grass",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:05:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 56320
 },
 {
  "id": 56,
  "url": "/images/gallery/mbuzi-farm/18-bells.jpg",
  "title": "Bells on the Door",
  "description": "Each bell has its own note, and its own goat.",
  "alt": "Small brass bells on leather collars on a weathered door",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:04:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 57344
 },
 {
  "id": 57,
  "url": "/images/gallery/mbuzi-farm/19-storm.jpg",
  "title": "Storm Beyond the Paddock",
  "description": "The goats knew it an hour before the sky did.",
  "alt": "Goats trot to a shed as a dark storm stands over yellow grass",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:03:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 58368
 },
 {
  "id": 58,
  "url": "/images/gallery/mbuzi-farm/20-compost.jpg",
  "title": "What the Herd Leaves",
  "description": "Compost first, kale later: nothing is wasted.",
  "alt": "A barrow of dark compost beside rows of kale",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:02:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 59392
 },
 {
  "id": 59,
  "url": "/images/gallery/mbuzi-farm/21-motorcycle.jpg",
  "title": "Feed by Motorcycle",
  "description": "Two sacks, one rider, and a very full rear wheel.",
  "alt": "A motorcycle under sacks of feed at a farm gate, goats watching",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:01:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 60416
 },
 {
  "id": 60,
  "url": "/images/gallery/mbuzi-farm/22-ridge.jpg",
  "title": "Home Along the Ridge",
  "description": "The herd walks into its own long shadows.",
  "alt": "Goats and a herder in silhouette on a ridge under an orange sky",
  "decorative": false,
  "focus_x": 50,
  "focus_y": 50,
  "category": "Mbuzi Farm",
  "width": 1600,
  "height": 1200,
  "created_at": "2025-12-31T23:00:00.000Z",
  "status": "published",
  "publish_at": null,
  "sort_order": 61440
 }
]$seed$)
on conflict (id) do update set
  url = excluded.url,
  title = excluded.title,
  description = excluded.description,
  alt = excluded.alt,
  decorative = excluded.decorative,
  focus_x = excluded.focus_x,
  focus_y = excluded.focus_y,
  category = excluded.category,
  width = excluded.width,
  height = excluded.height,
  status = excluded.status,
  publish_at = excluded.publish_at,
  sort_order = excluded.sort_order
where (stored.url, stored.title, stored.description, stored.alt, stored.decorative, stored.focus_x, stored.focus_y, stored.category, stored.width, stored.height, stored.status, stored.publish_at, stored.sort_order)
  is distinct from (excluded.url, excluded.title, excluded.description, excluded.alt, excluded.decorative, excluded.focus_x, excluded.focus_y, excluded.category, excluded.width, excluded.height, excluded.status, excluded.publish_at, excluded.sort_order);

select setval(
  pg_get_serial_sequence('public.gallery_images', 'id'),
  greatest(max(id), coalesce(pg_sequence_last_value(pg_get_serial_sequence('public.gallery_images', 'id')::regclass), 1))
) from public.gallery_images;

insert into public.home_featured as stored (
  position, tour_id
)
select
  position, tour_id
from jsonb_populate_recordset(null::public.home_featured, $seed$[
 {
  "position": 1,
  "tour_id": 3
 },
 {
  "position": 2,
  "tour_id": 5
 },
 {
  "position": 3,
  "tour_id": 8
 }
]$seed$)
on conflict (position) do update set
  tour_id = excluded.tour_id
where (stored.tour_id)
  is distinct from (excluded.tour_id);
