//! Congkak once more in the plainest way there is: seed by seed, with names instead of
//! a ring. The real thing is compared with it.
use vato_rules::RuleOptions;
use vato_rules::congkak::Congkak;

#[derive(Clone, Copy, PartialEq)]
enum Place {
    House(usize, usize),
    Store(usize),
}

/// How a hand's sowing has ended.
#[derive(Clone, Copy, PartialEq)]
enum End {
    InStore,
    Elsewhere,
}

struct Hand {
    side: usize,
    at: Place,
    seeds: u16,
    came_round: bool,
    end: Option<End>,
}

pub struct Model {
    game: Congkak,
    /// By side, then by house from the owner's left; a burnt house is `None`.
    rows: [Vec<Option<u16>>; 2],
    stores: [u16; 2],
    side: usize,
    open: bool,
    extra: u8,
    round: u16,
    began: usize,
    over: Option<&'static str>,
}

impl Model {
    /// Reads a position of a game that goes on. Who began its round is not in the text: South in the first
    /// one, else whoever moves.
    pub fn new(game: &Congkak, text: &str) -> Self {
        let (board, marks) = text.split_once("> ").expect("a board and marks");
        let mut numbers = board.split(',').skip(1);
        let mut number = || numbers.next().expect("a number of seeds").parse().ok();
        let stores = [(); 2].map(|()| number().expect("seeds in a store"));
        let rows = [(); 2].map(|()| (0..game.rules().houses).map(|_| number()).collect());
        let mark = |sign: char| marks.split(' ').find_map(|mark| mark.strip_prefix(sign));
        let side = usize::from(marks.starts_with('n'));
        let round = mark('r').map_or(1, |round| round.parse().expect("a round"));
        Model {
            game: *game,
            rows,
            stores,
            side,
            open: marks.contains("open"),
            extra: mark('+').map_or(0, |extra| extra.parse().expect("extra sowings")),
            round,
            began: if round > 1 { side } else { 0 },
            over: None,
        }
    }

    fn rule(&self, key: &str) -> &'static str {
        self.game.rules().value(key).expect("an option of the game")
    }

    /// The position and the result as the command line writes them.
    pub fn text(&self) -> String {
        let houses = self.rows.iter().flatten().map(|house| match house {
            Some(seeds) => format!(",{seeds}"),
            None => ",x".to_string(),
        });
        let houses: String = houses.collect();
        let [south, north] = self.stores;
        let side = ["s", "n"][self.side];
        let mut text = format!("<{},{south},{north}{houses}> {side}", self.rows[0].len());
        if self.open {
            text += " open";
        }
        if self.extra > 0 {
            text += &format!(" +{}", self.extra);
        }
        if self.round > 1 {
            text += &format!(" r{}", self.round);
        }
        if let Some(reason) = self.over {
            let result = match south.cmp(&north) {
                std::cmp::Ordering::Less => "0-1",
                std::cmp::Ordering::Equal => "1/2-1/2",
                std::cmp::Ordering::Greater => "1-0",
            };
            text += &format!(" {result} {reason} {south}-{north}");
        }
        text
    }

    /// The legal plies in notation.
    pub fn plies(&self) -> Vec<String> {
        let filled = |side: usize| {
            let houses = self.rows[side].iter().enumerate();
            houses
                .filter(|(_, seeds)| seeds.is_some_and(|seeds| seeds > 0))
                .map(|(index, _)| index + 1)
                .collect::<Vec<_>>()
        };
        match (self.over, self.open) {
            (Some(_), _) => Vec::new(),
            (None, false) => filled(self.side).iter().map(usize::to_string).collect(),
            (None, true) => {
                let pairs = filled(0).into_iter().flat_map(|south| {
                    let norths = filled(1).into_iter();
                    norths.map(move |north| format!("{south}+{north}"))
                });
                pairs.collect()
            }
        }
    }

    pub fn play(&mut self, ply: &str) {
        let picks: Vec<usize> = ply
            .split('+')
            .map(|house| house.parse::<usize>().expect("a house") - 1)
            .collect();
        match picks[..] {
            [house] => {
                let side = self.side;
                let mut hand = self.lift(side, house);
                while hand.end.is_none() {
                    self.drop(&mut hand);
                }
                self.end_of_ply(side, hand.end == Some(End::InStore));
            }
            [south, north] => self.both(south, north),
            _ => panic!("no ply: {ply}"),
        }
    }

    fn both(&mut self, south: usize, north: usize) {
        let mut hands = [self.lift(0, south), self.lift(1, north)];
        let mut last = 0;
        while hands.iter().any(|hand| hand.end.is_none()) {
            for hand in &mut hands {
                if hand.end.is_none() {
                    self.drop(hand);
                    last = hand.side;
                }
            }
        }
        self.open = false;
        let in_store = |side: usize| hands[side].end == Some(End::InStore);
        match (in_store(0), in_store(1)) {
            _ if self.a_row_is_empty() => self.end_of_round(last),
            (true, true) => {
                self.side = 0;
                self.open = self.again();
            }
            (true, false) => self.end_of_ply(0, true),
            (false, true) => self.end_of_ply(1, true),
            (false, false) => {
                self.side = 0;
                self.extra = 0;
            }
        }
    }

    fn lift(&mut self, side: usize, house: usize) -> Hand {
        let seeds = self.rows[side][house].replace(0).expect("not burnt");
        Hand {
            side,
            at: Place::House(side, house),
            seeds,
            came_round: false,
            end: None,
        }
    }

    fn drop(&mut self, hand: &mut Hand) {
        hand.at = self.next(hand.at, hand.side);
        hand.seeds -= 1;
        let other = 1 - hand.side;
        match hand.at {
            Place::Store(side) => self.stores[side] += 1,
            Place::House(side, house) => {
                *self.rows[side][house].as_mut().expect("not burnt") += 1;
                let last = self.rows[other].iter().rposition(Option::is_some);
                hand.came_round |= side == other && Some(house) == last;
            }
        }
        if hand.seeds == 0 {
            self.settle(hand);
        }
    }

    fn settle(&mut self, hand: &mut Hand) {
        let Place::House(side, house) = hand.at else {
            hand.end = Some(End::InStore);
            return;
        };
        let there = self.rows[side][house].expect("not burnt");
        if there > 1 {
            hand.seeds = there;
            self.rows[side][house] = Some(0);
            return;
        }
        hand.end = Some(End::Elsewhere);
        if side != hand.side {
            if self.rule("dead_seed") == "to_opponent" {
                self.bank(side, side, house);
            }
        } else if self.rule("capture_after_lap") == "off" || hand.came_round {
            let across = self.rows[side].len() - 1 - house;
            if self.rows[1 - side][across].unwrap_or(0) > 0 {
                self.bank(side, 1 - side, across);
                if self.rule("own_seed") == "take" {
                    self.bank(side, side, house);
                }
            } else if self.rule("empty_capture") == "bank" {
                self.bank(side, side, house);
            }
        }
    }

    /// Puts the seeds of a house into the store of `to`.
    fn bank(&mut self, to: usize, side: usize, house: usize) {
        if let Some(seeds) = &mut self.rows[side][house] {
            self.stores[to] += std::mem::take(seeds);
        }
    }

    fn next(&self, at: Place, sower: usize) -> Place {
        let mut at = at;
        loop {
            at = match at {
                Place::House(side, house) if house + 1 < self.rows[side].len() => {
                    Place::House(side, house + 1)
                }
                Place::House(side, _) => Place::Store(side),
                Place::Store(side) => Place::House(1 - side, 0),
            };
            match at {
                Place::Store(side) if side == sower => return at,
                Place::House(side, house) if self.rows[side][house].is_some() => return at,
                _ => {}
            }
        }
    }

    fn a_row_is_empty(&self) -> bool {
        let mut rows = self.rows.iter();
        rows.any(|row| row.iter().flatten().sum::<u16>() == 0)
    }

    /// Whether the rules give another sowing, which is then counted.
    fn again(&mut self) -> bool {
        match self.rule("bonus") {
            "unlimited" => true,
            "none" => false,
            most if self.extra.to_string() == most => {
                self.extra = 0;
                false
            }
            _ => {
                self.extra += 1;
                true
            }
        }
    }

    fn end_of_ply(&mut self, mover: usize, in_store: bool) {
        self.side = mover;
        if self.a_row_is_empty() {
            self.end_of_round(mover);
        } else if !(in_store && self.again()) {
            self.side = 1 - mover;
            self.extra = 0;
        }
    }

    fn end_of_round(&mut self, last: usize) {
        for side in [0, 1] {
            for house in 0..self.rows[side].len() {
                self.bank(side, side, house);
            }
        }
        (self.open, self.extra) = (false, 0);
        let seeds = u16::from(self.game.rules().seeds());
        let rounds = self.rule("rounds");
        self.over = if rounds == "1" {
            Some("row_empty")
        } else if rounds == self.round.to_string() {
            Some("rounds_over")
        } else if self.stores.iter().any(|store| *store < seeds) {
            Some("broke")
        } else {
            None
        };
        if self.over.is_some() {
            self.side = 1 - last;
            return;
        }
        let [south, north] = self.stores;
        self.began = match self.rule("next_starter") {
            "last_mover" => last,
            _ if south == north => 1 - self.began,
            _ => usize::from(north < south),
        };
        self.side = self.began;
        self.round += 1;
        for side in [0, 1] {
            let houses = self.rows[side].len();
            let mut order: Vec<usize> = (0..houses).collect();
            if self.rule("refill") == "store_first" {
                order.reverse();
            }
            for house in order {
                self.rows[side][house] = if self.stores[side] >= seeds {
                    self.stores[side] -= seeds;
                    Some(seeds)
                } else if self.rule("burnt") == "on" {
                    None
                } else {
                    Some(0)
                };
            }
        }
    }
}
